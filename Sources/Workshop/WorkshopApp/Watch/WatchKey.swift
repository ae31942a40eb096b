/// What can be typed while the workshop watches.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case next = "n"
  case solution = "s"
  case again = "r"
  case quit = "q"
  case keys = "?"

  var meaning: String {
    switch self {
    case .hint: "the next hint"
    case .next: "go to the next exercise"
    case .solution: "our answer"
    case .again: "check again"
    case .quit: "quit"
    case .keys: "this list"
    }
  }
}
