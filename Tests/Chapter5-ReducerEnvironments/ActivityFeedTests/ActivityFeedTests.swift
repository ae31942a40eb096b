import SmallArchitecture
import Foundation
import TestSupport
import Testing

@testable import ActivityFeed

@Suite("Activity feed")
struct ActivityFeedTests {
  struct State: Equatable {
    var primes = [2, 3, 5, 7, 11]
    var feed: [Activity] = []
  }

  enum Action: Sendable {
    case add(Int), delete(Set<Int>), shuffle
  }

  static let list: Reducer<State, Action, @Sendable () -> Date> = { state, action, _ in
    switch action {
    case .add(let prime): state.primes.append(prime)
    case .delete(let positions):
      state.primes = state.primes.indices.filter { !positions.contains($0) }
        .map { state.primes[$0] }
    case .shuffle: state.primes.reverse()
    }
    return []
  }

  static let reducer = recordingActivity(
    list, feed: \.feed, date: { $0() },
    changes: { action, before, after in
      if case .shuffle = action { [] } else { Activity.Change.between(before.primes, after.primes) }
    })

  let now = Date(timeIntervalSince1970: 50_520)

  @Test("records what is new and what is gone, with the environment's date")
  func records() {
    var state = State()
    _ = Self.reducer(&state, .add(13)) { now }
    _ = Self.reducer(&state, .delete([0, 2])) { now + 60 }
    #expect(
      state.feed == [
        Activity(date: now, change: .added(13)), Activity(date: now + 60, change: .removed(2)),
        Activity(date: now + 60, change: .removed(5)),
      ])
  }

  @Test("nothing is recorded, and no date asked for, where nothing has changed")
  func nothing() {
    var state = State()
    let dates = CallRecorder<Void>()
    for action in [Action.delete([]), .delete([9]), .shuffle] {
      _ = Self.reducer(&state, action) {
        dates.record(())
        return now
      }
    }
    #expect(state.feed == [])
    #expect(dates.count == 0)
  }

  @Test("reads in the reader's way, the newest first")
  func screen() {
    let locale = Locale(identifier: "en_GB")
    #expect(
      [Activity]().screen(locale: locale, timeZone: .gmt).text
        == "Feed: nothing has happened yet\n")
    let feed = [
      Activity(date: now, change: .added(7_919)),
      Activity(date: now + 60, change: .removed(2)),
    ]
    #expect(
      feed.screen(locale: locale, timeZone: .gmt).text
        == "Feed\n14:03  removed 2\n14:02  added 7,919\n")
  }
}
