import TerminalUI
import WeatherFeature

/// Shows the screen and does what the lines say.
@MainActor
struct Session {
  let model: WeatherViewModel
  let byHand: PathOverride
  let terminal: Terminal

  /// Ends with `quit` or with the input.
  func run() async {
    let running = Task { await model.run() }
    await ScreenLoop(terminal).run(
      commands: { Command.list }, window: { _ in window }, first: { await settledScreen() },
      perform: perform)
    running.cancel()
    await running.value
  }

  private func perform(_ line: String) -> ScreenLoop.Step {
    guard let command = Command(rawValue: line) else { return .unknown }
    switch command {
    case .refresh: model.refresh()
    case .locate: model.locate()
    case .offline:
      byHand.send(.unsatisfied)
      return .show { await settledScreen { $0.connectivity == .offline } }
    case .online:
      byHand.send(.satisfied)
      return .show { await settledScreen { $0.connectivity == .online } }
    }
    return .show { await settledScreen() }
  }

  /// - Parameter isDone: whether a state can be the one that a command leads to.
  private func settledScreen(
    _ isDone: (WeatherViewModel.State) -> Bool = { _ in true }
  ) async -> Screen {
    await model.state { !$0.isWaiting && isDone($0) }.screen
  }

  private var window: Screen {
    Screen {
      model.state.screen.lines
      ""
      Line(Command.allCases.map(\.rawValue).joined(separator: "  "), .dim)
    }
  }
}
