import TerminalUI

/// What can be typed.
enum Command: String, CaseIterable {
  case increment = "+"
  case decrement = "-"
  case prime, nth, add, remove, favourites, save, load

  var explanation: String {
    switch self {
    case .increment: "count up"
    case .decrement: "count down"
    case .prime: "ask whether the number is prime"
    case .nth: "look up the nth prime, with the number as n"
    case .add: "add the number to the favourites, if it is prime"
    case .remove: "remove the number from the favourites"
    case .favourites: "show the favourites"
    case .save: "save them"
    case .load: "load the saved ones"
    }
  }

  static var list: [ScreenCommand] {
    allCases.map { command in
      let isSign = command == .increment || command == .decrement
      return ScreenCommand(
        command.rawValue, command.explanation,
        key: isSign ? command.rawValue.first.map(Key.character) : nil)
    }
  }
}
