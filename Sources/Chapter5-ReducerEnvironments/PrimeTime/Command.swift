import FavoritePrimes
import TerminalUI

/// What can be typed, apart from the commands for the favourites.
enum Command: String, CaseIterable {
  case increment = "+"
  case decrement = "-"
  case prime, nth, ok, add, remove, offline, favourites, feed, back

  /// Whether it's a button on a counter's screen.
  var isOfCounter: Bool {
    switch self {
    case .increment, .decrement, .prime, .nth, .ok, .add, .remove: true
    case .offline, .favourites, .feed, .back: false
    }
  }

  private var explanation: String {
    switch self {
    case .increment: "count up"
    case .decrement: "count down"
    case .prime: "is the number prime?"
    case .nth: "look up the nth prime, with the number as n"
    case .ok: "dismiss the alert"
    case .add: "add the number to the favourites, if it's prime"
    case .remove: "remove the number from the favourites"
    case .offline: "the counter without a network"
    case .favourites: "your list of primes"
    case .feed: "what was done to the favourites"
    case .back: "go back"
    }
  }

  /// What can be typed at a place, with the commands for that place first.
  static func list(at place: Session.Place) -> [ScreenCommand] {
    let own: [ScreenCommand] =
      switch place {
      case .counter, .offlineCounter: allCases.filter(\.isOfCounter).map(\.command)
      case .favorites:
        FavoritePrimesCommand.allCases.map {
          ScreenCommand("\($0)\($0.placeholder)", $0.explanation)
        }
      case .feed: []
      }
    return own + allCases.filter { !$0.isOfCounter }.map(\.command)
  }

  private var command: ScreenCommand {
    let isSign = self == .increment || self == .decrement
    return ScreenCommand(
      rawValue, explanation, key: isSign ? rawValue.first.map(Key.character) : nil)
  }
}
