import CounterFeature
import FavoritesFeature
import Foundation
import Observation
import TerminalUI

/// Shows the two features and does what the lines say.
///
/// At a terminal both are drawn, and again at every change. Elsewhere each line is done with before
/// the next one is read, and the feature that it was for is drawn once: so a script always plays in
/// the same way.
@MainActor
struct Session {
  let counter = CounterModel()
  let favorites = FavoritePrimesModel()
  let terminal: Terminal

  /// Ends with `quit` or with the input.
  func run() async {
    let isInteractive = terminal.isInputTerminal && terminal.canClear
    if isInteractive { drawEveryChange() } else { terminal.draw(counter.screen) }

    while let line = await nextLine(isInteractive ? "" : "\n> ") {
      let word = line.trimmingCharacters(in: .whitespaces)
      guard !word.isEmpty else { continue }
      guard let command = Command(rawValue: word) else {
        terminal.write("There is no command '\(word)'. Type one word of those in help's list.")
        continue
      }
      if command == .quit { break }
      if command == .help {
        terminal.draw(Command.list)
        continue
      }
      perform(command)
      if isInteractive {
        // What changes nothing has to remove its own line all the same.
        draw()
      } else {
        await counter.asking?.value
        await favorites.working?.value
        terminal.draw(command.isAboutFavorites ? favorites.screen : counter.screen)
      }
    }
    // What was asked for last is saved also if the input ends at once.
    await favorites.working?.value
  }

  private func perform(_ command: Command) {
    switch command {
    case .increment: counter.increment()
    case .decrement: counter.decrement()
    case .prime: counter.askIsPrime()
    case .nth: counter.askNthPrime()
    case .add: favorites.add(counter.count)
    case .remove: favorites.remove(counter.count)
    case .save: favorites.save()
    case .load: favorites.load()
    case .favourites, .help, .quit: break
    }
  }

  private func drawEveryChange() {
    withObservationTracking {
      draw()
    } onChange: {
      // The change is about to happen; what is on the main actor's list comes after it.
      Task { @MainActor in drawEveryChange() }
    }
  }

  private func draw() {
    terminal.clear()
    terminal.draw(counter.screen)
    terminal.write("")
    terminal.draw(favorites.screen)
    terminal.write("")
    terminal.write(Line(Command.allCases.map(\.rawValue).joined(separator: "  "), .dim))
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

extension Command {
  fileprivate var isAboutFavorites: Bool {
    switch self {
    case .add, .remove, .favourites, .save, .load: true
    case .increment, .decrement, .prime, .nth, .help, .quit: false
    }
  }
}
