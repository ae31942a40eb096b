import SmallArchitecture
import FileClient
import Foundation
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Prime time, what is shared")
struct SharingTests {
  let asked = CallRecorder<String>()

  @Test("what the app depends on is what it did before the favourites asked for primes")
  func shape() {
    let names = Mirror(reflecting: environment()).children.map(\.label)
    #expect(names == ["fileClient", "nthPrime", "offlineNthPrime", "date", "locale"])
  }

  @Test("the favourites ask where the counter asks, and the offline counter elsewhere")
  func traced() async {
    let store = Store(
      initialState: AppState(count: 5, favoritePrimes: [7]), reducer: appReducer,
      environment: environment())
    store.send(.counter(.counter(.nthPrimeTapped)))
    await store.settled()
    store.send(.favoritePrimes(.primeTapped(7)))
    await store.settled()
    store.send(.offlineCounter(.counter(.nthPrimeTapped)))
    await store.settled()
    #expect(asked.calls == ["nthPrime 5", "nthPrime 7", "offlineNthPrime 5"])
  }

  @Test("all three write numbers in the one locale")
  func locale() async {
    let store = Store(
      initialState: AppState(count: 5, favoritePrimes: [7]), reducer: appReducer,
      environment: environment())
    store.send(.counter(.counter(.nthPrimeTapped)))
    store.send(.offlineCounter(.counter(.nthPrimeTapped)))
    store.send(.favoritePrimes(.primeTapped(7)))
    await store.settled()
    let state = store.state
    let alerts = [state.counter.alert, state.offlineCounter.alert, state.favoritePrimes.alert]
    #expect(
      alerts.map { $0?.title } == [
        "The 5. prime is 7.919", "The 5. prime is 7.919", "The 7. prime is 7.919",
      ])
  }

  func environment() -> AppEnvironment {
    AppEnvironment(
      fileClient: .failed,
      nthPrime: { [asked] n in
        asked.record("nthPrime \(n)")
        return 7_919
      },
      offlineNthPrime: { [asked] n in
        asked.record("offlineNthPrime \(n)")
        return 7_919
      },
      date: { .distantPast },
      locale: Locale(identifier: "de_DE"))
  }
}
