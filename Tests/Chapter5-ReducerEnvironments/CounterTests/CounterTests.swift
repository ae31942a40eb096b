import SmallArchitecture
import SmallArchitectureTestSupport
import Foundation
import PrimeAlert
import TestSupport
import Testing

@testable import Counter

@MainActor @Suite("Counter")
struct CounterTests {
  let locale = Locale(identifier: "en_GB")

  // snippet.counter-test
  @Test("asks for a prime and shows it until it's dismissed")
  func nthPrime() async {
    let asked = CallRecorder<Int>()
    await assert(
      initialState: CounterState(count: 4), reducer: counterReducer,
      environment: environment {
        asked.record($0)
        return 17
      },
      steps: .send(.nthPrimeTapped) { $0.isNthPrimeButtonDisabled = true },
      .receive(.nthPrimeResponse(n: 4, .success(17))) {
        $0.isNthPrimeButtonDisabled = false
        $0.alert = PrimeAlert(n: 4, answer: .success(17), locale: locale)
      },
      .send(.alertDismissed) { $0.alert = nil })
    #expect(asked.calls == [4])
  }
  // snippet.end

  @Test("while a prime is awaited one can count, and not ask again")
  func waiting() async {
    let gate = Gate()
    let asked = CallRecorder<Int>()
    await assert(
      initialState: CounterState(count: 4), reducer: counterReducer,
      environment: environment {
        asked.record($0)
        await gate.pass()
        return 7
      },
      steps: .send(.nthPrimeTapped) { $0.isNthPrimeButtonDisabled = true },
      .send(.incrementTapped) { $0.count = 5 },
      .send(.nthPrimeTapped),
      .perform { gate.open() },
      // The answer is to the question, not to the current count.
      .receive(.nthPrimeResponse(n: 4, .success(7))) {
        $0.isNthPrimeButtonDisabled = false
        $0.alert = PrimeAlert(n: 4, answer: .success(7), locale: locale)
      })
    #expect(asked.calls == [4])
  }

  @Test("shows why there is no prime, and lets one ask again")
  func failure() async {
    struct Sunday: Error, CustomStringConvertible {
      let description = "It is Sunday."
    }
    await assert(
      initialState: CounterState(count: 4), reducer: counterReducer,
      environment: environment { _ in throw Sunday() },
      steps: .send(.nthPrimeTapped) { $0.isNthPrimeButtonDisabled = true },
      .receive(.nthPrimeResponse(n: 4, .failure(NoAnswer("It is Sunday.")))) {
        $0.isNthPrimeButtonDisabled = false
        $0.alert = PrimeAlert(
          n: 4, answer: .failure(NoAnswer("It is Sunday.")), locale: locale)
      })
  }

  @Test("shows the number, that a prime is awaited, and the alert")
  func screen() {
    var state = CounterState(count: 1_000)
    #expect(state.screen(locale: locale).text == "Count 1,000\n")
    #expect(state.screen(locale: Locale(identifier: "de_DE")).text == "Count 1.000\n")
    state.isNthPrimeButtonDisabled = true
    #expect(state.screen(locale: locale).text == "Count 1,000\nLooking for a prime…\n")
    state.isNthPrimeButtonDisabled = false
    state.alert = PrimeAlert(n: 5, answer: .success(11), locale: locale)
    #expect(state.screen(locale: locale).text == "Count 1,000\nThe 5th prime is 11  [ok]\n")
  }

  private func environment(
    nthPrime: @escaping @Sendable (Int) async throws -> Int = { _ in 17 }
  ) -> CounterEnvironment {
    CounterEnvironment(nthPrime: nthPrime, locale: locale)
  }
}
