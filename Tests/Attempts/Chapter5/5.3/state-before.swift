// Wrong: logs the state as it was before the action.
// Must fail with: After the arrow comes the state that the wrapped reducer has left

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    let line = "\(action) -> \(state)"
    let effects = reducer(&state, action, environment)
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
