// 5.7 · No casts                                                           ★★☆
//
// A station has ticket kiosks of many kinds, and shows them in one list. What a kiosk depends on
// differs: here a price list, there a closure, or nothing at all. So its type must not tell. The
// kiosk in this file keeps its environment as `Any`, and casts it back at each action: whether
// that works is not known before it runs. Let the compiler know.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 5.7
// Read:   Book/05-ReducerEnvironments.md, "A store without casts"

// MARK: - Given

/// Work that is to be done when the state has changed. It answers with an action, or with none.
typealias KioskEffect<Action> = () -> Action?

/// What a kiosk does: changes the state, and gives back the effects, made from the environment.
typealias KioskReducer<State, Action, Environment> =
  (inout State, Action, Environment) -> [KioskEffect<Action>]

// MARK: - Yours

/// A store that knows its state and its actions, and has forgotten the type of its environment.
///
/// You are done when
/// - `send` gives the action to the reducer, with the environment of this kiosk, and then runs the
///   effects that the reducer asks for, each once and in their order. What an effect answers is
///   sent, in the same way;
/// - each kiosk has its own environment, of whatever type, and lets go of it when the kiosk goes;
/// - the words `as`, `is` and `Any` do not occur in the code, nothing unsafe does, and nothing is
///   kept outside of the kiosk.
///
/// What it stores, and what other types there are, is up to you. The tests use `makeKiosk`,
/// `state` and `send`.
class Kiosk<State, Action> {
  private(set) var state: State
  // TODO: 5.7
  private let environment: Any
  private let reduce: (inout State, Action, Any) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    self.environment = environment
    reduce = { state, action, environment in
      guard let environment = environment as? Environment else { return [] }
      return reducer(&state, action, environment)
    }
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action, environment) {
      if let answer = effect() { send(answer) }
    }
  }
}

/// A new kiosk.
func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  Kiosk(initialState: initialState, reducer: reducer, environment: environment)
}
