// Wrong: the reducer runs, and its effects do not.
// Must fail with: What has run: []

final class Kiosk<State, Action> {
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
    _ = reduce(&state, action)
  }
}

func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  Kiosk(initialState: initialState, reducer: reducer, environment: environment)
}
