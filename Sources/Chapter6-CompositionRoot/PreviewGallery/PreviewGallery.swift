import Navigation
import Observation
import TerminalUI

/// Shows a feature's previews: one at a time, with commands to move to the others, or all of them.
///
/// Each preview is a screen of the app, and reads the same lines as in the app.
@MainActor @Observable
package final class PreviewGallery<Preview: ScreenPreviews>: AppScreen {
  private var preview: Preview
  private var screen: any AppScreen
  /// Another feature's screen, or what is shown where the app would start again.
  private var placeholder: (any AppScreen)?
  @ObservationIgnored private let keys: (back: Key, next: Key)

  /// - Parameter preview: the first one to show.
  init(_ preview: Preview) {
    (self.preview, screen) = (preview, preview.screen())
    // On the map, the arrow keys move the map.
    let hasArrows = Preview.allCases.flatMap { $0.screen().commands }.contains { $0.key == .right }
    keys = hasArrows ? (.character("<"), .character(">")) : (.left, .right)
  }

  /// Shows what the command line asks for: all previews at once, or one at a time until the user
  /// quits.
  ///
  /// - Parameters:
  ///   - choice: which previews.
  ///   - terminal: where to show them.
  package static func show(_ choice: PreviewChoice<Preview>, on terminal: Terminal) async throws {
    switch choice {
    case .all: terminal.wrapping(atMost: 80).draw(await everything())
    case .one(let preview):
      try await Navigator(terminal: terminal) { PreviewGallery(preview) }.run()
    }
  }

  private var top: any AppScreen { placeholder ?? screen }
  package var body: Screen { numbered(top.body) }
  package func body(for window: TerminalSize) -> Screen { numbered(top.body(for: window)) }

  /// The screen with its preview's position beside the title, where every window has room.
  private func numbered(_ screen: Screen) -> Screen {
    let lines = screen.lines
    let advice = placeholder == nil ? preview.line.map { ". Type \($0)." } ?? "" : ""
    let position = Line("  (", .dim) + preview.previewPosition + Line("\(advice))", .dim)
    return Screen(lines.prefix(1).map { $0 + position } + lines.dropFirst())
  }

  package var commands: [ScreenCommand] {
    top.commands + [
      ScreenCommand("next", "show the next preview", key: keys.next),
      ScreenCommand(
        "back", placeholder == nil ? "show the one before" : "go back to the preview",
        key: keys.back),
    ]
  }

  package func appear() async { await screen.appear() }
  package func settle() async { await screen.settle() }

  package func read(_ line: String) async -> Step {
    switch line {
    case "next": return await show(preview.neighbour(1))
    case "back": return await show(placeholder == nil ? preview.neighbour(-1) : preview)
    default: return instead(of: await top.read(line))
    }
  }

  /// A placeholder is shown where another screen would open or the app would start again.
  private func instead(of step: Step) -> Step {
    switch step {
    case .open(let other):
      placeholder = other
      return .stay
    case .home:
      placeholder = PreviewScreen(Preview.home)
      return .stay
    case .ask(let prompt, let isSecret, let goOn):
      return .ask(prompt, isSecret: isSecret) { self.instead(of: await goOn($0)) }
    default: return step
    }
  }

  private func show(_ preview: Preview) async -> Step {
    (self.preview, screen, placeholder) = (preview, preview.screen(), nil)
    await screen.appear()
    return .stay
  }
}

extension PreviewGallery {
  /// All previews, each below its name and followed by the result of its line.
  static func everything() async -> Screen {
    var lines: [Line] = []
    for preview in Preview.allCases {
      let gallery = PreviewGallery(preview)
      await gallery.appear()
      await gallery.settle()
      lines += (lines.isEmpty ? [] : [""]) + [preview.previewHeading] + gallery.screen.body.lines
      if let line = preview.line {
        lines += ["", Line("> \(line)")]
        lines += await gallery.answer(to: line)
      }
    }
    return Screen(lines)
  }

  /// The screen's answer to a line. If it asks for more, it gets a name or a password.
  private func answer(to line: String) async -> [Line] {
    var step = await read(line)
    while case .ask(_, let isSecret, let goOn) = step {
      step = await goOn(isSecret ? "secret" : "Ada")
    }
    switch step {
    case .say(let sentence): return [Line(sentence)]
    case .stay, .open, .back, .home, .ask, .unknown:
      await settle()
      return top.body.lines
    }
  }
}
