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
  init?(_ key: Key) {
    guard case .character(let character) = key, let small = character.lowercased().first else {
      return nil
    }
    self.init(rawValue: small)
  }

  /// The most useful keys. Editors' tasks recognize the end of a check by the last of them.
  static func line(isSolved: Bool) -> Line {
    Line("\(isSolved ? "" : "h hint, ")n next, l list, x reset, s answer, q quit, ? keys", .dim)
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
