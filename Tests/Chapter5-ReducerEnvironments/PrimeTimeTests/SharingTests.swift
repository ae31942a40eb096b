import SmallArchitecture
import FileClient
import Foundation
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Prime time, what is shared")
struct SharingTests {
  let asked = CallRecorder<String>()

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
