import ComposableArchitecture

/// Plays a script to a reducer, and fails where the two do not agree.
///
/// It is strict. Each step says all that changes in the state. Every action that an effect sends is
/// received by a step. Every effect that ends without having sent an action is expected by a step.
/// When the script is over, no effect runs. An effect that is cancelled needs no step. A failure
/// points at the step to look at: where an effect is to blame, at the step that began it.
///
/// The actions of one effect are received in their order. Effects that run at the same time answer
/// in any order, so a script may receive their actions in any order.
///
/// A `.send` waits a little for what an effect may be about to send. After a `.receive` or a
/// `.fireAndForget` that waits in vain the script stops. The state must not contain references to
/// objects: a step would change the object that the reducer has changed already.
///
/// After the `assert` of Brandon Williams and Stephen Celis, "Testable State Management:
/// Ergonomics", Point-Free #84, 2019, and "Modular Dependency Injection", 2020.
///
/// - Parameters:
///   - initialState: the state before the first step.
///   - reducer: what is tested.
///   - environment: all that the reducer depends on. There is no default, so none of it is forgotten.
///   - patience: how long to wait for an effect. It passes by turns given to other tasks, and is
///     used up only in a test that fails.
///   - first: the first step. A script without steps would pass, whatever the reducer does.
///   - others: the steps after it.
@MainActor
package func assert<State: Equatable, Action: Equatable & Sendable, Environment>(
  initialState: State,
  reducer: @escaping Reducer<State, Action, Environment>,
  environment: Environment,
  patience: Duration = .seconds(3),
  steps first: Step<State, Action>,
  _ others: Step<State, Action>...
) async {
  let steps = [first] + others
  let rehearsal = Rehearsal(initialState, steps: steps, patience: patience) { state, action in
    reducer(&state, action, environment)
  }
  await rehearsal.run()
}
