import CounterFeature
import FavoritesFeature
import TerminalUI

/// Shows the two features and does what the lines say. A script sees only the feature that a line was
/// for.
@MainActor
struct Session {
  let counter = CounterModel()
  let favorites = FavoritePrimesModel()
  let terminal: Terminal

  /// Ends with `quit` or with the input.
  func run() async {
    await ScreenLoop(terminal).run(
      commands: { Command.list }, window: { _ in window }, first: { counter.screen },
      perform: perform,
      // What was asked for last is saved also if the input ends at once.
      finish: { await favorites.working?.value })
  }

  private func perform(_ line: String) -> ScreenLoop.Step {
    guard let command = Command(rawValue: line) else { return .unknown }
    switch command {
    case .increment: counter.increment()
    case .decrement: counter.decrement()
    case .prime: counter.askIsPrime()
    case .nth: counter.askNthPrime()
    case .add: favorites.add(counter.count)
    case .remove: favorites.remove(counter.count)
    case .save: favorites.save()
    case .load: favorites.load()
    case .favourites: break
    }
    return .show {
      await counter.asking?.value
      await favorites.working?.value
      return command.isAboutFavorites ? favorites.screen : counter.screen
    }
  }

  private var window: Screen {
    Screen {
      counter.screen.lines
      ""
      favorites.screen.lines
      ""
      Line(Command.allCases.map(\.rawValue).joined(separator: "  "), .dim)
    }
  }
}

extension Command {
  fileprivate var isAboutFavorites: Bool {
    switch self {
    case .add, .remove, .favourites, .save, .load: true
    case .increment, .decrement, .prime, .nth: false
    }
  }
}
