import ComposableArchitecture
import Foundation

// snippet.recording-activity
/// Makes a reducer keep a feed of what it does. It is a higher-order reducer: one that is made from
/// another, and of which the other knows nothing.
///
/// - Parameters:
///   - reducer: the reducer of the whole.
///   - feed: where the feed is. The newest activity is its last.
///   - date: where the environment has the time. It is asked once for an action that is recorded.
///   - changes: what to record of an action, which has led from one state to the other.
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
