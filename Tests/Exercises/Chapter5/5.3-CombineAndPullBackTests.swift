import Counter
import FavoritePrimes
import FileClient
import Foundation
import PrimeAlert
import SmallArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.3"), .serialized)
struct Exercise5_3 {
  let files = FileClient.inMemory()

  @Test("each feature gets its own actions and changes its own part of the state")
  func changesItsPart() async {
    let app = primeTime(count: 4, [2, 3, 5])
    app.send(.counter(.incrementTapped))
    #expect(app.state.counter == CounterState(count: 5), "One tap at 4, and the counter is at 5.")
    app.send(.favoritePrimes(.deleteTapped(rows: [0])))
    #expect(
      app.state.favoritePrimes.primes == [3, 5],
      "The first of 2, 3 and 5 was deleted, and no other.")
    #expect(app.state.counter == CounterState(count: 5), "A deletion changes no counter.")
    await app.settled()
  }

  @Test("both features ask the app for the nth prime, and each shows its own answer")
  func asksForPrimes() async {
    let app = primeTime(count: 4, [7])
    app.send(.counter(.nthPrimeTapped))
    app.send(.favoritePrimes(.primeTapped(7)))
    await app.settled()
    #expect(
      app.state.counter.alert == PrimeAlert(n: 4, answer: .success(400), locale: icelandic),
      "The counter asks the app's `nthPrime`, which says 400, and uses the app's locale.")
    #expect(
      app.state.favoritePrimes.alert == PrimeAlert(n: 7, answer: .success(700), locale: icelandic),
      "The favourites ask the app's `nthPrime`, which says 700, and use the app's locale.")
  }

  @Test("the favourites are saved in the app's files and loaded from there")
  func savesAndLoads() async throws {
    let (monday, tuesday) = (primeTime([2, 3]), primeTime([]))
    monday.send(.favoritePrimes(.saveTapped))
    await monday.settled()
    let file = try await saved()
    #expect(file == "[2,3]", "The favourites save their list with the app's `fileClient`.")
    tuesday.send(.favoritePrimes(.loadTapped))
    await tuesday.settled()
    #expect(tuesday.state.favoritePrimes.primes == [2, 3], "The app's `fileClient` has them.")
  }

  @Test("a deletion is saved right away")
  func savesDeletedPrimes() async throws {
    let app = primeTime([2, 3, 5])
    app.send(.favoritePrimes(.deleteTapped(rows: [1])))
    await app.settled()
    let file = try await saved()
    #expect(
      file == "[2,5]",
      """
      The 3 was deleted. If `savesDeletions` is there and sees the list after the deletion, it asks \
      for a save.
      """)
    #expect(app.state.favoritePrimes.notice == .saved(2), "The favourites hear of the save.")
  }

  /// Prime Time in a store, in Icelandic, where the nth prime is n × 100.
  private func primeTime(
    count: Int = 0, _ favoritePrimes: [Int]
  ) -> Store<PrimeTimeState, PrimeTimeAction> {
    Store(
      initialState: PrimeTimeState(
        counter: CounterState(count: count),
        favoritePrimes: FavoritePrimesState(primes: favoritePrimes)),
      reducer: primeTimeReducer,
      environment: PrimeTimeEnvironment(
        fileClient: files, nthPrime: { $0 * 100 }, locale: icelandic))
  }

  /// What the file of favourites says, or nil if there's none.
  private func saved() async throws -> String? {
    try await files.load("favourite-primes.json").map { String(decoding: $0, as: UTF8.self) }
  }
}

private let icelandic = Locale(identifier: "is_IS")
