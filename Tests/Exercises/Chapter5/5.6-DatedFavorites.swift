import ClassFavorites
import SmallArchitecture
import Foundation
import TestSupport

@testable import Chapter5Exercises

/// Favourites with a feed, and the clock that the test sets.
final class DatedFavorites {
  var state: FavoritesState
  /// How often the last action asked for the date.
  private(set) var questions = 0
  private(set) var environment = FavoritesEnvironment(date: Date.init, load: { [] })
  private let reducer: FavoritesReducer

  init(_ primes: [Int] = [], reducer: @escaping FavoritesReducer = favoritesReducer) {
    state = FavoritesState(primes: primes)
    self.reducer = withFeed(reducer)
  }

  /// - Returns: the ids of the effects.
  @discardableResult
  func play(
    _ action: FavoritesAction, at time: Int, secondsPerQuestion: Int = 0
  ) -> [String] {
    let asked = CallRecorder<Void>()
    environment.date = {
      asked.record(())
      return Date(
        timeIntervalSinceReferenceDate: 0.25 + Double(time + secondsPerQuestion * (asked.count - 1))
      )
    }
    let effects = reducer(&state, action, environment)
    questions = asked.count
    return effects.map { $0.id ?? "one without a name" }
  }

  /// When the entries of the feed were made.
  var times: [Int] {
    state.feed.map { Int($0.date.timeIntervalSinceReferenceDate.rounded(.down)) }
  }

  /// The feed as sentences show it.
  var lines: [String] {
    zip(state.feed, times).map { "\(text($0.change)) at \($1)" }
  }
}

/// An entry as a sentence shows it.
func text(_ change: FeedEntry.Change) -> String {
  switch change {
  case .added(let prime): "added \(prime)"
  case .removed(let prime): "removed \(prime)"
  }
}

extension LearnerSource {
  /// What stands between the braces of each `switch`, without the switches within.
  var switches: [LearnerSource] {
    var (found, rest) = ([LearnerSource](), self)
    while let body = rest.body(of: "switch") {
      var own = body
      while own.body(of: "switch") != nil { own = own.without("switch") }
      found += [own] + body.switches
      rest = rest.without("switch")
    }
    return found
  }
}
