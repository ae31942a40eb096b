// Wrong: the log sends the action once more.
// Must fail with: A log that sends actions logs these as well, and never comes to an end.

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
    return effects + [
      .task {
        environment.log(line)
        return action
      }
    ]
  }
}
