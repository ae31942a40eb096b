import ActivityFeed
import Counter
import Foundation
import SmallArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.4"), .serialized)
struct Exercise5_4 {
  @Test("the old reducer is called once for each action, and changes the state as before")
  func doesTheSame() {
    let calls = CallRecorder<CounterScreenAction>()
    let state = play([.counter(.incrementTapped), .primeModal(.addTapped)], count: 4) {
      state, action, environment in
      calls.record(action)
      return screenReducer(&state, action, environment)
    }
    #expect(
      calls.calls == [.counter(.incrementTapped), .primeModal(.addTapped)],
      "Call the reducer that you're given once, and with each action.")
    #expect(
      state.screen == CounterScreenState(counter: CounterState(count: 5), favoritePrimes: [5]),
      "The counter went from 4 to 5, and 5 became a favourite.")
  }

  @Test("its effects come back as they are")
  func keepsTheEffects() async {
    let store = Store(
      initialState: .at(4), reducer: keepingFeed(screenReducer), environment: .at(second: 1))
    store.send(.counter(.nthPrimeTapped))
    await store.settled()
    #expect(
      store.state.screen.counter.alert?.answer == .success(400),
      "Return the effects that you get. One of them asks for prime 4, which is 400 here.")
    let reducer = keepingFeed { state, _, _ in
      state.screen.favoritePrimes.append(7)
      return [.cancel(id: "alarm"), .fireAndForget {}.cancellable(id: "alarm")]
    }
    var state = FeedState.at(4)
    let ids = reducer(&state, .counter(.incrementTapped), .at(second: 1)).map(\.id)
    #expect(ids == [nil, "alarm"], "Return the effects that you get: new ones lose their names.")
  }

  @Test("each prime that was added or removed gets an entry, the newest last")
  func recordsChanges() {
    let state = play([.primeModal(.addTapped), .primeModal(.removeTapped)], count: 5)
    #expect(
      state.feed.map(\.change) == [.added(5), .removed(5)],
      "5 was added and then removed. That's two entries, the newest last.")
  }

  @Test("an action that changes no favourite gets no entry")
  func ignoresTheRest() {
    let nothing = play(
      [.primeModal(.addTapped), .primeModal(.removeTapped), .counter(.decrementTapped)], count: 4)
    #expect(nothing.feed == [], "4 isn't prime, so it became no favourite and stopped being none.")
    let once = play([.primeModal(.addTapped), .primeModal(.addTapped)], count: 5)
    #expect(once.feed.map(\.change) == [.added(5)], "5 was a favourite when it was added again.")
  }

  @Test("each entry has the date of the environment that came with the action")
  func asksForTheDate() {
    let state = play([.primeModal(.addTapped), .primeModal(.removeTapped)], count: 5)
    #expect(
      state.feed.map(\.date.timeIntervalSince1970) == [1, 2],
      "It was second 1 when 5 was added, and second 2 when it was removed. Ask for the date then.")
  }

  /// The state after these actions, one each second. The counter begins at the count.
  func play(
    _ actions: [CounterScreenAction], count: Int, _ reducer: @escaping FeedReducer = screenReducer
  ) -> FeedState {
    let reducer = keepingFeed(reducer)
    var state = FeedState.at(count)
    for (second, action) in zip(1..., actions) {
      _ = reducer(&state, action, .at(second: second))
    }
    return state
  }
}

extension FeedState {
  fileprivate static func at(_ count: Int) -> Self {
    FeedState(screen: CounterScreenState(counter: CounterState(count: count), favoritePrimes: []))
  }
}

extension FeedEnvironment {
  fileprivate static func at(second: Int) -> Self {
    FeedEnvironment(
      counter: CounterEnvironment(nthPrime: { $0 * 100 }, locale: Locale(identifier: "en_GB")),
      date: { Date(timeIntervalSince1970: Double(second)) })
  }
}
