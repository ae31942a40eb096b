import TerminalUI

/// What can be typed while the workshop watches.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case next = "n"
  case list = "l"
  case solution = "s"
  case again = "r"
  case quit = "q"
  case keys = "?"

  /// - Parameter key: what was typed; nil is the answer where it means nothing.
  init?(_ key: Key) {
    guard case .character(let character) = key, let small = character.lowercased().first else {
      return nil
    }
    self.init(rawValue: small)
  }

  var meaning: String {
    switch self {
    case .hint: "show the next hint"
    case .next: "go to the next exercise"
    case .list: "list the exercises, and go to another one"
    case .solution: "show how our answer differs from yours"
    case .again: "check again without a save"
    case .quit: "quit"
    case .keys: "show this list"
    }
  }
}
