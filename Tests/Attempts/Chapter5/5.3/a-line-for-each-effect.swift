// Wrong: logs beside every effect.
// Must fail with: One action, one line.

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
    return effects.isEmpty ? [log] : effects.flatMap { [log, $0] }
  }
}
