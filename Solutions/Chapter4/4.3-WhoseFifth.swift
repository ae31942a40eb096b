// 4.3 · Whose fifth                                                        ★★☆
//
// The board at the finish of a race shows who came in at which place: "5th" in English,
// "5." in German, and something else again elsewhere. It was written for an English race,
// and for the first ten. Now the board asks the environment for the locale, which changes
// with whoever stands in front of it.
//
// Edit:   `RaceBoard` at the end of this file.
// Check:  swift run workshop check 4.3
// Read:   Book/04-Current.md, "The locale is a dependency"

import Foundation

// MARK: - Given

/// What the board gets from outside.
struct RaceEnvironment: Sendable {
  /// How whoever reads the board writes numbers.
  var locale: Locale
}

extension RaceEnvironment {
  /// The locale of this computer.
  static let live = RaceEnvironment(locale: .autoupdatingCurrent)
}

/// What the board works with. A test puts another value here, and puts this one back.
@MainActor var raceDay = RaceEnvironment.live

// MARK: - Yours

/// The results of a race.
@MainActor
struct RaceBoard {
  /// Who came in, the winner first.
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  /// A place by itself, such as "5th".
  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  /// All results, such as "1st Ada" and "2nd Bo".
  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
