// Wrong: sends the last answer first.
// Must fail with: In the order of these effects

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
    for answer in reduce(&state, action).compactMap({ $0() }).reversed() { send(answer) }
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(initialState: initialState, reducer: reducer, environment: environment)
}
