import TerminalUI

/// The keys that can be pressed while the workshop is watching.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case next = "n"
  case list = "l"
  case reset = "x"
  case solution = "s"
  case again = "r"
  case quit = "q"
  case keys = "?"

  /// Creates the command for a key, or returns nil if the key has none.
  ///
  /// - Parameter key: the key that was pressed.
  init?(_ key: Key) {
    guard case .character(let character) = key, let small = character.lowercased().first else {
      return nil
    }
    self.init(rawValue: small)
  }

  /// The keys with a word for each, as many as fit on a line.
  ///
  /// - Parameters:
  ///   - isSolved: whether the exercise is solved.
  ///   - columns: the maximum width of the line.
  static func line(isSolved: Bool, columns: Int) -> String {
    let words: [WatchKey: String] = [
      .hint: "h hint", .next: "n next", .list: "l list", .reset: "x reset",
      .solution: "s our answer", .quit: "q quit", .keys: "? keys",
    ]
    let shown = allCases.filter { words[$0] != nil && !(isSolved && $0 == .hint) }
    // The last ones in this list are left out first.
    let rank: [WatchKey] = [.keys, .hint, .next, .quit, .list, .solution, .reset]
    return (0...rank.count).lazy.map { count in
      shown.filter { rank.dropLast(count).contains($0) }.compactMap { words[$0] }
        .joined(separator: ", ")
    }.first { $0.count <= columns } ?? ""
  }

  var meaning: String {
    switch self {
    case .hint: "show the next hint"
    case .next: "go to the next exercise"
    case .list: "list the exercises, and go to another one"
    case .reset: "reset the exercise; your version is kept as a copy"
    case .solution: "show how our answer differs from yours"
    case .again: "check again without a save"
    case .quit: "quit"
    case .keys: "show this list"
    }
  }
}
