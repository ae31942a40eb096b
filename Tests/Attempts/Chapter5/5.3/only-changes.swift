// Wrong: logs only what changes the state.
// Must fail with: an action that changes nothing is logged as well.

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    let before = state
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    guard state != before else { return effects }
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
