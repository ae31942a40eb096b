// Wrong: keeps the first logger that it sees.
// Must fail with: What a reducer is given, the environment too, is for this action only.

import Synchronization

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  let first = Mutex<LiftEnvironment?>(nil)
  return { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    let logger = first.withLock { first in
      first = first ?? environment
      return first ?? environment
    }
    return effects + [.fireAndForget { logger.log(line) }]
  }
}
