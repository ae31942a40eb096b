// Just the loop. The store that the app uses is in the module SmallArchitecture.

// snippet.toy-store
/// Changes the state according to the action, and returns effects that haven't started.
package typealias ToyReducer<State, Action, Environment> =
  (inout State, Action, Environment) -> [@Sendable () async -> Action]

/// Holds the state, and runs the loop.
@MainActor
package final class ToyStore<State, Action: Sendable, Environment> {
  /// The state as it is now.
  package private(set) var state: State
  private let reducer: ToyReducer<State, Action, Environment>
  private let environment: Environment

  /// Goes round once for the action, and once more for each action that comes back.
  package func send(_ action: Action) async {
    for effect in reducer(&state, action, environment) {
      await send(effect())
    }
  }
  // snippet.hide

  /// - Parameters:
  ///   - state: what there is before the first action.
  ///   - reducer: what an action does.
  ///   - environment: what the effects reach the world with.
  package init(
    _ state: State, reducer: @escaping ToyReducer<State, Action, Environment>,
    environment: Environment
  ) {
    (self.state, self.reducer, self.environment) = (state, reducer, environment)
  }
  // snippet.show
}
// snippet.end
