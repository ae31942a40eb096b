// 5.7 · A store without casts                                              ★★☆
//
// A station has ticket kiosks of many kinds and keeps their stores in one list. The kiosks depend
// on different things: a price list, a closure, or nothing at all. So the type of a store must not
// mention its environment. This store keeps its environment as `Any` and casts it back for each
// action. If a cast fails, you find out at run time. Get rid of the casts; you may use `any`.
//
// You are done when
// - stores of five kinds fit into one list, each with its own environment
// - stores of one kind keep their environments apart
// - the effects of an action run once, in order, after the reducer has changed the state
// - the effects' answers are sent, in the order of the effects
// - an effect may call the store's `send`
// - a store keeps its environment alive as long as the store itself lives, and no longer
// - outside comments there is no `as`, `is` or `Any`, and nothing unsafe
// - there are no static or global variables or constants
//
// Edit:   everything below the mark "Yours". Keep the names `KioskStore`, `makeKioskStore`, `state`
//         and `send`. The store may be a struct, with initializers of your own.
// Check:  swift run workshop check 5.7
// Read:   Book/05-ReducerEnvironments.md, "A store without casts"

// MARK: - Given

/// Work to do once the reducer has changed the state. It answers with an action, or with none.
typealias KioskEffect<Action> = () -> Action?

/// What a kiosk does: changes the state, and returns the effects, made from the environment.
typealias KioskReducer<State, Action, Environment> =
  (inout State, Action, Environment) -> [KioskEffect<Action>]

// MARK: - Yours

/// A store that knows its state and its actions, and has forgotten the type of its environment.
class KioskStore<State, Action> {
  private(set) var state: State
  /// The environment has gone into this closure, whose type does not tell of it.
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    reduce = { state, action in reducer(&state, action, environment) }
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
      if let answer = effect() { send(answer) }
    }
  }
}

/// A new store.
func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(initialState: initialState, reducer: reducer, environment: environment)
}
