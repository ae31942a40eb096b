import Observation
import TerminalUI
import WeatherFeature

/// Shows one preview at a time, and moves between them.
@MainActor @Observable
final class Gallery {
  private(set) var preview: WeatherPreviews
  private var model: WeatherViewModel
  @ObservationIgnored private var running: Task<Void, Never>?

  /// - Parameter preview: the first one to show.
  init(_ preview: WeatherPreviews) {
    (self.preview, model) = (preview, preview.model())
  }

  static let commands = [
    ScreenCommand("next", "the next preview", key: .right),
    ScreenCommand("back", "the one before", key: .left),
    ScreenCommand("refresh", "ask for the weather again", short: "r"),
    ScreenCommand("locate", "find out where you are"),
  ]

  /// Returns after `quit`, or when the input ends.
  func run(on terminal: Terminal) async {
    show(preview)
    await ScreenLoop(terminal).run(
      commands: { Self.commands }, window: { _ in self.screen }, first: { await self.settled() },
      perform: perform)
    running?.cancel()
    await running?.value
  }

  /// All previews, each below its name, after they have finished loading.
  static func everything() async -> Screen {
    var lines: [Line] = []
    for preview in WeatherPreviews.allCases {
      let model = preview.model()
      let running = Task { await model.run() }
      let state = await model.state(where: preview.isSettled)
      running.cancel()
      await running.value
      if !lines.isEmpty { lines.append("") }
      lines += [preview.previewHeading] + state.screen.lines
    }
    return Screen(lines)
  }

  private func perform(_ line: String) async -> ScreenLoop.Step {
    let (model, before) = (model, model.state)
    switch line {
    case "next": show(preview.neighbour(1))
    case "back": show(preview.neighbour(-1))
    case "refresh": model.refresh()
    case "locate": model.locate()
    default: return .unknown
    }
    if model === self.model, await model.state(where: preview.isSettled) == before {
      return .write(Screen(["Nothing has changed."]))
    }
    return .show { await self.settled() }
  }

  private func show(_ preview: WeatherPreviews) {
    running?.cancel()
    let model = preview.model()
    (self.preview, self.model) = (preview, model)
    running = Task { await model.run() }
  }

  private func settled() async -> Screen {
    await model.state(where: preview.isSettled)
    return screen
  }

  private var screen: Screen {
    Screen {
      model.state.screen.lines
      ""
      preview.previewPosition + Line(". → or next goes on, ← or back goes back. help, quit", .dim)
      Line("Linked: the feature and its mocks. Nothing live.", .dim)
    }
  }
}
