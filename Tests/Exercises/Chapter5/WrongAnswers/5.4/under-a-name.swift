// Wrong: the log has a name, and a new one cancels the one before.
// Must fail with: Who has a name can be cancelled by it, and then a line is missing.

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
    let log = Effect<LiftAction>.fireAndForget { environment.log(line) }
    return effects + [log.cancellable(id: "log", cancelInFlight: true)]
  }
}
