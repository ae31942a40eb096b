// Wrong: the effects run while the state is still lent to the reducer.
// Must fail with: access conflict

class KioskStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [Action]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    reduce = { state, action in
      reducer(&state, action, environment).compactMap { effect in effect() }
    }
  }

  func send(_ action: Action) {
    for answer in reduce(&state, action) { send(answer) }
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
