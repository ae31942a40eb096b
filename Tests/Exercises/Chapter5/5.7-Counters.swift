import Counter
import PrimeAlert
import SmallArchitecture

@testable import Chapter5Exercises

/// Reducers that are right.
enum RightCounter: CaseIterable {
  case primeTime, runs, named

  var reducer: CounterReducer {
    switch self {
    case .primeTime: { Counter.counterReducer(state: &$0, action: $1, environment: $2) }
    case .runs: flawedCounter(nil)
    case .named: { flawedCounter(nil)(&$0, $1, $2).map { $0.cancellable(id: "prime") } }
    }
  }
}

/// Reducers that are wrong, each in one way. The raw value completes "a reducer that …".
enum WrongCounter: String, CaseIterable {
  case leavesEnabled = "leaves the button enabled while it asks"
  case answersTwice = "answers twice"
  case asksForNext = "asks for the prime after the one at the count"
  case keepsAlert = "leaves the old alert there while it asks"
  case asksAgain = "asks again while the button is disabled"
  case takesCount = "shows the count in the alert, instead of the position that was asked for"
  case hidesFailure = "shows no alert when there's no prime"
  case sendsNothing = "sends nothing when the request fails"
  case countsUp = "counts up with each answer"
  case goesOn = "leaves an effect running after the answer"

  var reducer: CounterReducer { flawedCounter(self) }
}

private func flawedCounter(_ flaw: WrongCounter?) -> CounterReducer {
  { state, action, environment in
    switch action {
    case .incrementTapped: state.count += 1
    case .decrementTapped: state.count -= 1
    case .alertDismissed: state.alert = nil
    case .nthPrimeResponse(let n, let answer):
      let failed = (try? answer.get()) == nil
      state.isNthPrimeButtonDisabled = false
      if flaw == .countsUp { state.count += 1 }
      if failed, flaw == .hidesFailure { break }
      state.alert = PrimeAlert(
        n: flaw == .takesCount ? state.count : n, answer: answer, locale: environment.locale)
    case .nthPrimeTapped:
      if state.isNthPrimeButtonDisabled, flaw != .asksAgain { break }
      state.isNthPrimeButtonDisabled = flaw != .leavesEnabled
      if flaw != .keepsAlert { state.alert = nil }
      return [asking(about: state.count, environment, flaw)]
    }
    return []
  }
}

private func asking(
  about n: Int, _ environment: CounterEnvironment, _ flaw: WrongCounter?
) -> Effect<CounterAction> {
  .run { send in
    let answer = await Result.attempt {
      try await environment.nthPrime(flaw == .asksForNext ? n + 1 : n)
    }
    if flaw == .sendsNothing, case .failure = answer { return }
    await send(.nthPrimeResponse(n: n, answer))
    if flaw == .answersTwice { await send(.nthPrimeResponse(n: n, answer)) }
    if flaw == .goesOn { for await _ in AsyncStream<Never>.makeStream().stream {} }
  }
}
