// Wrong: keeps the environment of the first action.
// Must fail with: Use the environment that came with the action, and keep none.

import Synchronization

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  let kept = KeptEnvironment()
  return { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    let first = kept.remembered(environment)
    return effects + [.fireAndForget { first.log(line) }]
  }
}

private final class KeptEnvironment: Sendable {
  private let environment = Mutex<LoggedEnvironment?>(nil)

  func remembered(_ new: LoggedEnvironment) -> LoggedEnvironment {
    environment.withLock { old in
      let kept = old ?? new
      old = kept
      return kept
    }
  }
}
