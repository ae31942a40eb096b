import CounterFeature
import FavoritesFeature
import Foundation
import TerminalUI

/// Shows the two features and does what the lines say. In a script, only the feature that a line is
/// about is shown.
///
/// A person is asked before unsaved favourites are lost. A script isn't asked: a question would
/// consume its next line, and a script that wants them saved says `save`.
@MainActor
struct Session {
  let counter = CounterModel()
  let favorites = FavoritePrimesModel()
  let terminal: Terminal

  /// Returns after `quit`, or when the input ends.
  func run() async {
    let loop = ScreenLoop(terminal)
    await loop.run(
      commands: { Command.list }, window: { _ in window }, first: { first },
      perform: { await perform($0, loop) }, mayEnd: { await mayEnd(loop) },
      // A save or load that has begun is completed even if the input ends at once.
      finish: { await favorites.working?.value })
  }

  /// Whether this is a script whose last save or load failed. A person has read about it.
  var isFailedScript: Bool { !terminal.isInputTerminal && favorites.hasFailed }

  private func perform(_ line: String, _ loop: ScreenLoop) async -> ScreenLoop.Step {
    guard let command = Command(rawValue: line) else { return .unknown }
    switch command {
    case .increment: counter.increment()
    case .decrement: counter.decrement()
    case .prime: counter.askIsPrime()
    case .nth: counter.askNthPrime()
    case .add: favorites.add(counter.count)
    case .remove: favorites.remove(counter.count)
    case .save: favorites.save()
    case .load: if await mayLoad(loop) { favorites.load() }
    case .favourites: return .write(favorites.list)
    }
    return .show {
      await counter.asking?.value
      await favorites.working?.value
      return command.isAboutFavorites ? favorites.screen : counter.screen
    }
  }

  /// Asks what to do with unsaved favourites.
  private func mayEnd(_ loop: ScreenLoop) async -> Bool {
    await favorites.working?.value
    guard !favorites.isSaved else { return true }
    switch await loop.ask("Save your favourites first?", "yes", "no", "back") {
    case "no": return true
    case "yes":
      favorites.save()
      await favorites.working?.value
      guard !favorites.isSaved else { return true }
      // The window says why.
      return await loop.ask("They couldn't be saved. Leave anyway?", "yes", "no") == "yes"
    default: return false
    }
  }

  /// Asks before unsaved favourites are lost.
  private func mayLoad(_ loop: ScreenLoop) async -> Bool {
    await favorites.working?.value
    let count = favorites.unsaved.count
    guard loop.hasPerson, count > 0 else { return true }
    let favourites = count == 1 ? "1 unsaved favourite" : "\(count) unsaved favourites"
    return await loop.ask("Replace \(favourites)?", "yes", "no") == "yes"
  }

  private static let title = Line("Prime Time", .bold)

  private var first: Screen {
    Screen {
      Self.title
      counter.screen.lines
    }
  }

  private var window: Screen {
    Screen {
      Self.title
      ""
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
