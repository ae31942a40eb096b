// Wrong: prints directly.
// Must fail with: Something is written there past the environment: `print(line)`

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
    print(line)
    return effects
  }
}
