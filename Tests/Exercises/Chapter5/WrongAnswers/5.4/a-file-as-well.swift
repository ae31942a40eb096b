// Wrong: writes into a file as well.
// Must fail with: Something written there bypasses the environment

import Foundation

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [
      .fireAndForget {
        environment.log(line)
        try? Data("\(line)\n".utf8).write(to: .temporaryDirectory.appending(path: "watch.log"))
      }
    ]
  }
}
