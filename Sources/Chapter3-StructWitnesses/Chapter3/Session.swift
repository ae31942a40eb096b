import Foundation
import TerminalUI
import WeatherFeature

/// Shows the screen and does what the lines say.
///
/// At a terminal every state is drawn as it comes. Elsewhere each line is done with before the next
/// one is read, and what it has led to is drawn once: so a script always plays in the same way.
@MainActor
struct Session {
  let model: WeatherViewModel
  let byHand: PathOverride
  let terminal: Terminal

  /// Ends with `quit` or with the input.
  func run() async {
    let running = Task { await model.run() }
    let isInteractive = terminal.isInputTerminal && terminal.canClear
    let drawing = isInteractive ? Task { await drawEveryState() } : nil
    if !isInteractive { await drawWhenSettled() }

    while let line = await nextLine(isInteractive ? "" : "\n> ") {
      let word = line.trimmingCharacters(in: .whitespaces)
      guard !word.isEmpty else { continue }
      guard let command = Command(rawValue: word) else {
        terminal.write("There is no command '\(word)'. Type help for those that there are.")
        continue
      }
      if command == .quit { break }
      if command == .help {
        terminal.draw(Command.list)
        continue
      }
      let isDone = perform(command)
      if !isInteractive { await drawWhenSettled(isDone) }
    }
    drawing?.cancel()
    running.cancel()
    await running.value
  }

  /// - Returns: whether a state can be the one that the command leads to.
  private func perform(_ command: Command) -> (WeatherViewModel.State) -> Bool {
    switch command {
    case .refresh: model.refresh()
    case .locate: model.locate()
    case .offline:
      byHand.send(.unsatisfied)
      return { $0.connectivity == .offline }
    case .online:
      byHand.send(.satisfied)
      return { $0.connectivity == .online }
    case .help, .quit: break
    }
    return { _ in true }
  }

  private func drawWhenSettled(_ isDone: (WeatherViewModel.State) -> Bool = { _ in true }) async {
    let state = await model.state { !$0.isWaiting && isDone($0) }
    terminal.draw(state.screen)
  }

  private func drawEveryState() async {
    for await state in model.states() {
      terminal.clear()
      terminal.draw(state.screen)
      terminal.write("")
      terminal.write(Line(Command.allCases.map(\.rawValue).joined(separator: "  "), .dim))
    }
  }

  /// Reads on a thread of its own: whoever waits for a reader must not hold up the screen.
  private func nextLine(_ prompt: String) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [terminal] in
        continuation.resume(returning: terminal.prompt(prompt))
      }
    }
  }
}
