// 5.7 · Write the test                                                     ★★☆
//
// Colleagues have written Prime Time's counter, and you write its test. Your test is given the
// reducer. It has to pass for every reducer that's right, and to fail for each one that's wrong.
// A script may begin in any state, and several scripts are easier than one. `CounterState` is in
// Sources/Chapter5-ReducerEnvironments/Counter. All that a counter promises about the nth prime:
//   - A tap disables the button, takes an old alert away, and asks for the prime at the count.
//   - While the button is disabled, a tap does nothing.
//   - The answer is sent once, with the position that was asked for; the count may have moved on.
//     It enables the button, and shows an alert: a prime, or why there is none.
//   - Nothing else in the state changes, and no effect goes on after its answer.
//
// You are done when
// - your test passes for every reducer that's right
// - your test notices every reducer that's wrong
//
// Edit:   `testCounter(_:)` at the end of this file.
// Check:  swift run workshop check 5.7
// Read:   Book/05-ReducerEnvironments.md, "A strict test"

import Counter
import Foundation
import PrimeAlert
import SmallArchitecture
import SmallArchitectureTestSupport
import Testing

// MARK: - Given

typealias CounterReducer = Reducer<CounterState, CounterAction, CounterEnvironment>

/// An error for the environment to throw. The counter's answer is then `NoAnswer("No network")`.
struct NoNetwork: Error, CustomStringConvertible {
  let description = "No network"
}

// MARK: - Yours

// The answer depends on the position, so that it shows what was asked. For a moment in the middle,
// such as a disabled button, a second script begins there.

/// Passes for a reducer that's right, and records an issue for one that's wrong.
@MainActor
func testCounter(_ reducer: @escaping CounterReducer) async {
  let locale = Locale(identifier: "en_GB")
  let environment = CounterEnvironment(
    nthPrime: { n in
      guard n == 5 else { throw NoNetwork() }
      return 11
    }, locale: locale)
  var state = CounterState(count: 5)
  state.alert = PrimeAlert(n: 2, answer: .success(3), locale: locale)
  await assert(
    initialState: state, reducer: reducer, environment: environment,
    steps: .send(.nthPrimeTapped) {
      $0.isNthPrimeButtonDisabled = true
      $0.alert = nil
    },
    .receive(.nthPrimeResponse(n: 5, .success(11))) {
      $0.isNthPrimeButtonDisabled = false
      $0.alert = PrimeAlert(n: 5, answer: .success(11), locale: locale)
    })

  let noAnswer = NoAnswer("No network")
  await assert(
    initialState: CounterState(count: 6), reducer: reducer, environment: environment,
    steps: .send(.nthPrimeTapped) { $0.isNthPrimeButtonDisabled = true },
    .receive(.nthPrimeResponse(n: 6, .failure(noAnswer))) {
      $0.isNthPrimeButtonDisabled = false
      $0.alert = PrimeAlert(n: 6, answer: .failure(noAnswer), locale: locale)
    })

  state = CounterState(count: 6)
  state.isNthPrimeButtonDisabled = true
  await assert(
    initialState: state, reducer: reducer, environment: environment,
    steps: .send(.nthPrimeTapped),
    .send(.nthPrimeResponse(n: 4, .success(7))) {
      $0.isNthPrimeButtonDisabled = false
      $0.alert = PrimeAlert(n: 4, answer: .success(7), locale: locale)
    })
}
