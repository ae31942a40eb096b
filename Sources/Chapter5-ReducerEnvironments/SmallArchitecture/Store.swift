import Observation

/// Holds a feature's state, passes actions to its reducer, and runs the effects.
///
/// Reading `state` within `withObservationTracking`, or in a view, observes its changes. The state
/// is observed as a whole: code that reads a part of it is notified of changes to any part. If it's
/// `Equatable`, an action that changes nothing notifies no observer.
///
/// When the store and all stores scoped from it are gone, the effects that are still running are
/// cancelled, apart from the fire-and-forget ones. These run to their end, unless the program ends
/// first: wait for them with `settled()`.
@MainActor
package final class Store<State, Action: Sendable> {
  private let getState: () -> State
  private let sendAction: (Action) -> Void
  private let waitForEffects: () async -> Void

  // snippet.store
  /// A closure captures the environment here, so the store's type doesn't mention it. If `isUnchanged`
  /// says that an action left the state as it was, no observer is notified.
  package init<Environment>(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Environment>,
    environment: Environment,
    isUnchanged: @escaping (State, State) -> Bool = { _, _ in false }
  ) {
    let root = StoreRoot<State, Action>(initialState, isUnchanged: isUnchanged) { state, action in
      reducer(&state, action, environment)
    }
    getState = { root.state }
    sendAction = { root.send($0) }
    waitForEffects = { await root.effects.finished() }
  }

  /// The state as it is now. While actions are being reduced, this is still the previous state.
  package var state: State { getState() }

  /// Gives an action to the reducer. One that is sent while another is being reduced waits its turn.
  package func send(_ action: Action) {
    sendAction(action)
  }
  // snippet.end

  /// A store that compares its states with `==`. That's quick for arrays that the action hasn't
  /// touched, however large they are.
  package convenience init<Environment>(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Environment>,
    environment: Environment
  ) where State: Equatable {
    self.init(
      initialState: initialState, reducer: reducer, environment: environment,
      isUnchanged: { $0 == $1 })
  }

  /// Suspends until the state fulfils a condition.
  ///
  /// - Parameter isReached: the condition.
  package func state(where isReached: (State) -> Bool) async {
    while !isReached(state) {
      await withCheckedContinuation { continuation in
        // The change is about to happen. Code that waits for the main actor continues after it.
        withObservationTracking {
          _ = state
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  /// Suspends until no effect is running any more.
  package func settled() async {
    await waitForEffects()
  }

  // snippet.scope
  /// A store for a part: it shows the part's state and sends the part's actions to this one.
  ///
  /// It has no state of its own, and keeps this store's state and effects alive.
  ///
  /// - Parameters:
  ///   - state: returns the part's state.
  ///   - action: turns the part's action into one of the whole.
  package func scope<LocalState, LocalAction: Sendable>(
    state: @escaping (State) -> LocalState, action: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    Store<LocalState, LocalAction>(
      getState: { [getState] in state(getState()) },
      sendAction: { [sendAction] in sendAction(action($0)) },
      waitForEffects: waitForEffects)
  }
  // snippet.end

  private init(
    getState: @escaping () -> State, sendAction: @escaping (Action) -> Void,
    waitForEffects: @escaping () async -> Void
  ) {
    self.getState = getState
    self.sendAction = sendAction
    self.waitForEffects = waitForEffects
  }
}
