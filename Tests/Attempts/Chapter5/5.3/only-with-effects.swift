// Wrong: logs only where there is something else to do.
// Must fail with: what is logged does not depend on what else is to be done.

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects.isEmpty ? [] : effects + [.fireAndForget { environment.log(line) }]
  }
}
