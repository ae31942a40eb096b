// Wrong: only the log comes back.
// Must fail with: They should come back in their order, with their names

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    _ = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return [.fireAndForget { environment.log(line) }]
  }
}
