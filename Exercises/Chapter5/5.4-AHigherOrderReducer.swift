// 5.4 · A higher-order reducer                                             ★★☆
//
// Prime Time's watch shows a strange prime, and nobody knows what was tapped before. Its
// reducer works, so leave it alone. Write a function that takes this reducer, or any other of
// its type, and returns one that does the same and keeps a log. Each line consists of the
// action, an arrow and the state after the action, each as "\(…)" shows it. For example:
//     nthPrimeTapped -> PrimeCounterState(count: 5, isAsking: true, prime: nil)
//
// You are done when
// - the state changes as before, and the old reducer is called once for each action
// - nothing is logged before an effect runs
// - all writing goes through the environment
// - each action returns exactly one more effect than before
// - a line is written before its effect first suspends, so lines stay in order
// - the log has a line for each action, with the state after it
// - the effect that logs writes one line in each run and sends nothing
// - the effect that logs can't be cancelled by name
// - the other effects come back as they are, before or after the one that logs
// - the logger comes from the environment that was passed in with the action
//
// Edit:   `logging(_:)` at the end of this file.
// Check:  swift run workshop check 5.4
// Read:   Book/05-ReducerEnvironments.md, "Around a reducer"

import SmallArchitecture
import PrimeWatch

// MARK: - Given

/// All that a counter with a log depends on.
struct LoggedEnvironment: Sendable {
  /// The prime at a position, counted from 1; nil if there is no answer.
  var nthPrime: @Sendable (Int) async -> Int?
  /// Writes a line to the log, at once. In a test the log is a list; on the watch it's a file.
  var log: @Sendable (_ line: String) -> Void
}

typealias WatchReducer = Reducer<PrimeCounterState, PrimeCounterAction, LoggedEnvironment>

/// The counter on the watch, without a log.
let watchReducer: WatchReducer = { state, action, environment in
  primeCounterReducer(
    state: &state, action: action,
    environment: PrimeCounterEnvironment(nthPrime: environment.nthPrime))
}

// MARK: - Yours

/// The same reducer, with a log. The tests wrap `watchReducer`, and others of their own.
func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  // TODO: 5.4
  reducer
}
