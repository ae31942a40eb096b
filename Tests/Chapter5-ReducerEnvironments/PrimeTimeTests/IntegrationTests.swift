import ActivityFeed
import SmallArchitecture
import SmallArchitectureTestSupport
import Counter
import FavoritePrimes
import FileClient
import Foundation
import PrimeAlert
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Prime time, whole")
struct IntegrationTests {
  @Test("asks for a prime, and dismisses it; loads the favourites")
  func integration() async {
    let files = FileClient.inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)])
    await assert(
      initialState: AppState(count: 4), reducer: appReducer,
      environment: AppEnvironment(
        fileClient: files, nthPrime: { _ in 17 }, offlineNthPrime: { _ in 19 }, date: { now },
        locale: locale),
      steps: .send(.counter(.counter(.nthPrimeTapped))) {
        $0.counter.isNthPrimeButtonDisabled = true
      },
      .receive(.counter(.counter(.nthPrimeResponse(n: 4, .success(17))))) {
        $0.counter.isNthPrimeButtonDisabled = false
        $0.counter.alert = PrimeAlert(n: 4, answer: .success(17), locale: locale)
      },
      .send(.counter(.counter(.alertDismissed))) { $0.counter.alert = nil },
      .send(.favoritePrimes(.loadTapped)) { $0.favoritePrimes.isBusy = true },
      .receive(.favoritePrimes(.loadResponse(.success([2, 31, 7])))) {
        $0.favoritePrimes.isBusy = false
        $0.favoritePrimes.primes = [2, 31, 7]
        $0.favoritePrimes.saved = [2, 31, 7]
        $0.favoritePrimes.notice = .loaded(3)
      })
  }

  let locale = Locale(identifier: "en_GB")
  let now = Date(timeIntervalSince1970: 50_520)

  @Test("each counter has a number, an alert and a dependency of its own, and the favourites share")
  func offline() async {
    await assert(
      initialState: AppState(count: 4), reducer: appReducer, environment: environment(),
      steps: .send(.offlineCounter(.counter(.incrementTapped))) { $0.offlineCounter.count = 5 },
      .send(.offlineCounter(.counter(.nthPrimeTapped))) {
        $0.offlineCounter.isNthPrimeButtonDisabled = true
      },
      .receive(.offlineCounter(.counter(.nthPrimeResponse(n: 5, .success(19))))) {
        $0.offlineCounter.isNthPrimeButtonDisabled = false
        $0.offlineCounter.alert = PrimeAlert(n: 5, answer: .success(19), locale: locale)
      },
      .send(.counter(.counter(.nthPrimeTapped))) { $0.counter.isNthPrimeButtonDisabled = true },
      .receive(.counter(.counter(.nthPrimeResponse(n: 4, .success(17))))) {
        $0.counter.isNthPrimeButtonDisabled = false
        $0.counter.alert = PrimeAlert(n: 4, answer: .success(17), locale: locale)
      },
      .send(.offlineCounter(.counter(.alertDismissed))) { $0.offlineCounter.alert = nil },
      .send(.favoritePrimes(.primeTapped(7))),
      .receive(.favoritePrimes(.nthPrimeResponse(n: 7, .success(17)))) {
        $0.favoritePrimes.alert = PrimeAlert(n: 7, answer: .success(17), locale: locale)
      })
  }

  @Test("both add to the same favourites, and the feed knows what was added and removed")
  func feed() async {
    func activities(_ changes: Activity.Change...) -> [Activity] {
      changes.map { Activity(date: now, change: $0) }
    }
    await assert(
      initialState: AppState(count: 3, favoritePrimes: [2, 5, 7, 11]), reducer: appReducer,
      environment: environment(),
      steps: .send(.counter(.primeModal(.addTapped))) {
        $0.favoritePrimes.primes = [2, 5, 7, 11, 3]
        $0.activityFeed = activities(.added(3))
      },
      .send(.offlineCounter(.primeModal(.addTapped))),
      .send(.favoritePrimes(.deleteTapped(rows: [0, 2]))) {
        $0.favoritePrimes.primes = [5, 11, 3]
        $0.activityFeed = activities(.added(3), .removed(2), .removed(7))
      },
      .send(.offlineCounter(.primeModal(.removeTapped))) {
        $0.favoritePrimes.primes = [5, 11]
        $0.activityFeed = activities(.added(3), .removed(2), .removed(7), .removed(3))
      },
      .send(.counter(.primeModal(.removeTapped))))
  }

  func environment() -> AppEnvironment {
    AppEnvironment(
      fileClient: .failed, nthPrime: { _ in 17 }, offlineNthPrime: { _ in 19 },
      date: { [now] in now }, locale: locale)
  }
}
