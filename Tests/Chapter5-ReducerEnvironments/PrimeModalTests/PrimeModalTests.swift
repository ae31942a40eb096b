import SmallArchitectureTestSupport
import Foundation
import Testing

@testable import PrimeModal

@MainActor @Suite("Prime modal")
struct PrimeModalTests {
  @Test("adds a prime at the end of the list, once, and removes it")
  func addAndRemove() async {
    await assert(
      initialState: PrimeModalState(count: 3, favoritePrimes: [2, 7]),
      reducer: primeModalReducer,
      environment: (),
      steps: .send(.addTapped) { $0.favoritePrimes = [2, 7, 3] },
      .send(.addTapped),
      .send(.removeTapped) { $0.favoritePrimes = [2, 7] },
      .send(.removeTapped))
  }

  @Test("adds nothing that is not prime", arguments: [-3, 0, 1, 4])
  func notPrime(number: Int) async {
    await assert(
      initialState: PrimeModalState(count: number, favoritePrimes: [2]),
      reducer: primeModalReducer, environment: (), steps: .send(.addTapped))
  }

  @Test(
    "says whether the number is prime, and what can be done",
    arguments: [
      (1_009, "1,009 is prime.  [add]"),
      (2, "2 is prime, and one of your favourites.  [remove]"),
      (1_000, "1,000 is not prime. Only primes can be favourites."),
    ])
  func screen(number: Int, text: String) {
    let state = PrimeModalState(count: number, favoritePrimes: [2])
    #expect(state.screen(locale: Locale(identifier: "en_GB")).text == "\(text)\n")
  }
}
