import Foundation
import TerminalUI

/// A change to the favourites, and when it was made.
package struct Activity: Equatable, Sendable {
  /// What was done.
  package enum Change: Equatable, Sendable {
    /// This prime became a favourite.
    case added(Int)
    /// This prime is no longer a favourite.
    case removed(Int)

    /// The changes from one list to another: first what was removed, then what was added.
    ///
    /// - Parameters:
    ///   - before: the favourites before, without duplicates.
    ///   - after: the favourites afterwards, without duplicates.
    package static func between(_ before: [Int], _ after: [Int]) -> [Change] {
      before.filter { !after.contains($0) }.map { .removed($0) }
        + after.filter { !before.contains($0) }.map { .added($0) }
    }
  }

  /// When it was done.
  package let date: Date
  /// What was done.
  package let change: Change

  /// - Parameters:
  ///   - date: when it was done.
  ///   - change: what was done.
  package init(date: Date, change: Change) {
    (self.date, self.change) = (date, change)
  }
}

extension [Activity] {
  /// What the feed looks like, the newest activity first.
  ///
  /// - Parameters:
  ///   - locale: how the user writes numbers and times.
  ///   - timeZone: the user's time zone.
  package func screen(locale: Locale, timeZone: TimeZone) -> Screen {
    let time = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
    return Screen {
      isEmpty ? "Feed: nothing has happened yet" : "Feed"
      for activity in reversed() {
        switch activity.change {
        case .added(let prime):
          "\(activity.date.formatted(time))  added \(prime.formatted(.number.locale(locale)))"
        case .removed(let prime):
          "\(activity.date.formatted(time))  removed \(prime.formatted(.number.locale(locale)))"
        }
      }
    }
  }
}
