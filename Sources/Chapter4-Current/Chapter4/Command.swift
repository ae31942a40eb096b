import TerminalUI

/// What can be typed.
enum Command: String, CaseIterable {
  case increment = "+"
  case decrement = "-"
  case prime, nth, add, remove, favourites, save, load, help, quit

  var explanation: String {
    switch self {
    case .increment: "count up"
    case .decrement: "count down"
    case .prime: "ask whether the number is prime"
    case .nth: "ask for the prime at the position that the number says"
    case .add: "add the number to the favourites, if it is prime"
    case .remove: "remove the number from the favourites"
    case .favourites: "show the favourites"
    case .save: "save them"
    case .load: "load those that were saved"
    case .help: "show this list"
    case .quit: "end, as the end of the input does"
    }
  }

  static var list: Screen {
    Screen(allCases.map { Line($0.rawValue, .bold).padded(to: 12) + Line($0.explanation) })
  }
}
