import SmallArchitecture
import Foundation

// snippet.recording-activity
/// Turns a reducer into one that also keeps a feed of what it does. The inner reducer knows nothing
/// about the feed.
///
/// - Parameters:
///   - reducer: the reducer of the whole.
///   - feed: where the feed is. The newest activity is its last.
///   - date: reads the time from the environment, once for each action that is recorded.
///   - changes: what to record about an action that turned one state into the other.
package func recordingActivity<State, Action, Environment>(
  _ reducer: @escaping Reducer<State, Action, Environment>,
  feed: WritableKeyPath<State, [Activity]> & Sendable,
  date: @escaping @Sendable (Environment) -> Date,
  changes: @escaping @Sendable (Action, _ before: State, _ after: State) -> [Activity.Change]
) -> Reducer<State, Action, Environment> {
  { state, action, environment in
    let before = state
    let effects = reducer(&state, action, environment)
    let changes = changes(action, before, state)
    if !changes.isEmpty {
      let now = date(environment)
      state[keyPath: feed] += changes.map { Activity(date: now, change: $0) }
    }
    return effects
  }
}
// snippet.end
