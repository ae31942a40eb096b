import SmallArchitecture

/// Runs a script against a reducer, and fails where the two disagree.
///
/// It's strict. Each step must describe every change to the state. Every action that an effect
/// sends must be received by a step. Every effect that ends without having sent an action must be
/// expected by a step. When the script is over, no effect may be running. An effect that is
/// cancelled needs no step. A failure points to the step in question: if an effect is to blame,
/// it's the step that began the effect.
///
/// The actions of one effect are received in order. Effects that run at the same time answer
/// in any order, so a script may receive their actions in any order.
///
/// A `.send` first waits briefly for actions that an effect may be about to send. If a `.receive`
/// or a `.fireAndForget` waits in vain, the script stops. The state must not contain references to
/// objects: a step would change the object that the reducer has already changed.
///
/// Based on `assert` by Brandon Williams and Stephen Celis, "Testable State Management:
/// Ergonomics", Point-Free #84, 2019, and "Modular Dependency Injection", 2020.
///
/// - Parameters:
///   - initialState: the state before the first step.
///   - reducer: the reducer to test.
///   - environment: everything the reducer depends on. It has no default, so nothing is forgotten.
///   - patience: how long to wait for an effect. It's measured in turns given to other tasks, and
///     used up only in a test that fails.
///   - first: the first step. A script without steps would pass whatever the reducer does.
///   - others: the steps after it.
@MainActor
package func assert<State: Equatable, Action: Equatable & Sendable, Environment>(
  initialState: State,
  reducer: @escaping Reducer<State, Action, Environment>,
  environment: Environment,
  patience: Duration = .milliseconds(500),
  steps first: Step<State, Action>,
  _ others: Step<State, Action>...
) async {
  let steps = [first] + others
  let rehearsal = Rehearsal(initialState, steps: steps, patience: patience) { state, action in
    reducer(&state, action, environment)
  }
  await rehearsal.run()
}
