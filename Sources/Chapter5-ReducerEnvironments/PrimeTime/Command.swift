import FavoritePrimes
import TerminalUI

/// What can be typed, apart from what is for the favourites.
enum Command: String, CaseIterable {
  case increment = "+"
  case decrement = "-"
  case prime, nth, ok, add, remove, offline, favourites, feed, back, help, quit

  /// Whether it is a button on the screen of a counter.
  var isOfCounter: Bool {
    switch self {
    case .increment, .decrement, .prime, .nth, .ok, .add, .remove: true
    case .offline, .favourites, .feed, .back, .help, .quit: false
    }
  }

  private var explanation: String {
    switch self {
    case .increment: "count up"
    case .decrement: "count down"
    case .prime: "ask whether the number is prime"
    case .nth: "ask for the prime at the position that the number says"
    case .ok: "dismiss the alert"
    case .add: "add the number to the favourites, if it is prime"
    case .remove: "remove the number from the favourites"
    case .offline: "go to the counter that never asks the network"
    case .favourites: "go to the favourites"
    case .feed: "go to the feed of what was done to the favourites"
    case .back: "go back"
    case .help: "show this list"
    case .quit: "end, as the end of the input does"
    }
  }

  static var list: Screen {
    Screen {
      Line("On a counter", .bold)
      allCases.filter(\.isOfCounter).map { line($0.rawValue, $0.explanation) }
      Line("On the favourites", .bold)
      FavoritePrimesCommand.allCases.map { line("\($0)\($0.placeholder)", $0.explanation) }
      Line("Everywhere", .bold)
      allCases.filter { !$0.isOfCounter }.map { line($0.rawValue, $0.explanation) }
    }
  }

  private static func line(_ words: String, _ explanation: String) -> Line {
    Line("  \(words)").padded(to: 14) + Line(explanation)
  }
}
