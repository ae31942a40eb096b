// Wrong: runs the effects, and does not send what they answer.
// Must fail with: Send what an effect answers

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
    for effect in reduce(&state, action) { _ = effect() }
  }
}

func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  Kiosk(initialState: initialState, reducer: reducer, environment: environment)
}
