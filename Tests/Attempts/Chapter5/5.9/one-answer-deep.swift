// Wrong: gives what an effect answers to the reducer, but forgets the effects of that.
// Must fail with: It got ["sell", "printed(\"ticket\")"]

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
    for answer in reduce(&state, action).compactMap({ $0() }) {
      _ = reduce(&state, answer)
    }
  }
}

func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  Kiosk(initialState: initialState, reducer: reducer, environment: environment)
}
