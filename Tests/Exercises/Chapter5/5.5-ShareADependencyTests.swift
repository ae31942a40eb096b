import Counter
import Foundation
import PrimeAlert
import SmallArchitectureTestSupport
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.5"), .serialized)
struct Exercise5_5 {
  let english = Locale(identifier: "en_GB")
  let state = AppState(
    counter: CounterState(count: 3), favorites: FavoritesState(primes: [5, 7]))

  @Test("tapping a favourite n asks for the nth prime and shows it until it's dismissed")
  func showsThePrime() async {
    await assert(
      initialState: state, reducer: appReducer,
      environment: AppEnvironment(nthPrime: { 100 * $0 }, locale: english),
      steps: .send(.favorites(.primeTapped(5))),
      .receive(.favorites(.nthPrimeResponse(n: 5, .success(500)))) { [english] in
        $0.favorites.alert = PrimeAlert(n: 5, answer: .success(500), locale: english)
      },
      .send(.favorites(.alertDismissed)) { $0.favorites.alert = nil })
  }

  @Test("if there's no prime, the alert says why, as the counter's does")
  func showsTheFailure() async {
    let failure = Result<Int, NoAnswer>.failure(NoAnswer("NoNetwork()"))
    await assert(
      initialState: state, reducer: appReducer,
      environment: AppEnvironment(nthPrime: { _ in throw NoNetwork() }, locale: english),
      steps: .send(.favorites(.primeTapped(5))),
      .receive(.favorites(.nthPrimeResponse(n: 5, failure))) { [english] in
        $0.favorites.alert = PrimeAlert(n: 5, answer: failure, locale: english)
      })
  }

  @Test("taps don't wait for answers, and each answer is shown with its own position")
  func showsEachAnswer() async {
    let gate = Gate()
    await assert(
      initialState: state, reducer: appReducer,
      environment: AppEnvironment(
        nthPrime: { n in
          await gate.pass()
          return 100 * n
        }, locale: english),
      steps: .send(.favorites(.primeTapped(5))),
      .send(.favorites(.primeTapped(7))),
      .perform { gate.open() },
      .receive(.favorites(.nthPrimeResponse(n: 7, .success(700)))) { [english] in
        $0.favorites.alert = PrimeAlert(n: 7, answer: .success(700), locale: english)
      },
      .receive(.favorites(.nthPrimeResponse(n: 5, .success(500)))) { [english] in
        $0.favorites.alert = PrimeAlert(n: 5, answer: .success(500), locale: english)
      })
  }

  @Test("the counter and the favourites ask what the app's environment has, in the app's locale")
  func shares() async {
    let (asked, german) = (CallRecorder<Int>(), Locale(identifier: "de_DE"))
    await assert(
      initialState: state, reducer: appReducer,
      environment: AppEnvironment(
        nthPrime: { n in
          asked.record(n)
          return 1_000 * n
        }, locale: german),
      steps: .send(.counter(.nthPrimeTapped)) { $0.counter.isNthPrimeButtonDisabled = true },
      .receive(.counter(.nthPrimeResponse(n: 3, .success(3_000)))) {
        $0.counter.isNthPrimeButtonDisabled = false
        $0.counter.alert = PrimeAlert(n: 3, answer: .success(3_000), locale: german)
      },
      .send(.favorites(.primeTapped(5))),
      .receive(.favorites(.nthPrimeResponse(n: 5, .success(5_000)))) {
        $0.favorites.alert = PrimeAlert(n: 5, answer: .success(5_000), locale: german)
      })
    #expect(asked.calls == [3, 5], "The counter asked, and then the favourites, once each.")
  }
}

private struct NoNetwork: Error {}
