// Wrong: gives an answer to the reducer, and forgets the effects of that.
// Must fail with: Send what each effect answers

class KioskStore<State, Action> {
  private(set) var state: State
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
      if let answer = effect() { _ = reduce(&state, answer) }
    }
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(initialState: initialState, reducer: reducer, environment: environment)
}
