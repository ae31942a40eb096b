// Wrong: calls the reducer on a copy to learn the state, and then once more.
// Must fail with: One that is called twice does everything twice.

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    var copy = state
    _ = reducer(&copy, action, environment)
    let line = "\(action) -> \(copy)"
    return reducer(&state, action, environment) + [.fireAndForget { environment.log(line) }]
  }
}
