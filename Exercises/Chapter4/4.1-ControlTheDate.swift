// 4.1 · Control the date                                                   ★☆☆
//
// The desk of a library knows which books should be back, and what each late day costs. It
// looks at the clock of the computer in several places, and not all of them are spelled
// `Date()`. A test of a late book would have to wait for two weeks. Let the desk ask the
// environment for the time.
//
// Edit:   `LibraryDesk` and `daysLate(_:)` at the end of this file.
// Check:  swift run workshop check 4.1
// Read:   Book/04-Current.md, "One struct, one global"

import Foundation

// MARK: - Given

/// What the desk of a library gets from outside.
struct LibraryEnvironment: Sendable {
  /// The time, whenever somebody asks.
  var now: @Sendable () -> Date
}

extension LibraryEnvironment {
  /// The clock of the computer. This is the only place that may know it.
  static let live = LibraryEnvironment(now: { Date() })
}

/// What the desk works with. A test puts another value here, and puts this one back.
@MainActor var library = LibraryEnvironment.live

/// A book that somebody has taken home.
struct LibraryLoan: Equatable, Sendable {
  var title: String
  /// The moment by which it should be back.
  var due: Date
}

extension TimeInterval {
  /// 24 hours, in seconds.
  static let libraryDay: TimeInterval = 86_400
}

// MARK: - Yours

// TODO: 4.1
// You are done when nothing below looks at the clock of the computer, when every call asks
// `library` for the time anew, and when one call of `overview()` asks it exactly once: its
// two numbers must not disagree, not even at the very moment by which a book should be back.
// In that moment it is not late yet.

/// Lends books. The tests call its methods as they stand here.
@MainActor
struct LibraryDesk {
  private(set) var loans: [LibraryLoan] = []

  /// Lends a book for two weeks, from now on or from another moment on.
  mutating func lend(_ title: String, from start: Date = Date()) {
    loans.append(LibraryLoan(title: title, due: start.addingTimeInterval(14 * .libraryDay)))
  }

  /// The titles of the books that should be back.
  func lateTitles() -> [String] {
    loans.filter { $0.due < .now }.map(\.title)
  }

  /// How many books are late and how many are not, such as "2 late, 1 not".
  func overview() -> String {
    let late = loans.filter { $0.due < Date() }
    let others = loans.filter { $0.due >= Date() }
    return "\(late.count) late, \(others.count) not"
  }

  /// What the reader has to pay for a book, in cents.
  func fine(for title: String) -> Int {
    loans.filter { $0.title == title }.reduce(0) { $0 + 20 * daysLate($1) }
  }
}

/// For how many full days a book has been late.
@MainActor
func daysLate(_ loan: LibraryLoan) -> Int {
  max(0, Int(-loan.due.timeIntervalSinceNow / .libraryDay))
}
