// Wrong: the effect starts a task that logs, and does not wait for it.
// Must fail with: call environment.log in it, not in a task that it starts.

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
    return effects + [.fireAndForget { Task { environment.log(line) } }]
  }
}
