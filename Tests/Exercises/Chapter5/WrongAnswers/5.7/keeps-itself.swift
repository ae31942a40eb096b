// Wrong: the closure that the kiosk keeps captures the kiosk.
// Must fail with: does a closure that it stores capture `self`?

final class Kiosk<State, Action> {
  private(set) var state: State
  private var reduce: (Action) -> [KioskEffect<Action>] = { _ in [] }

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    reduce = { action in reducer(&self.state, action, environment) }
  }

  func send(_ action: Action) {
    for effect in reduce(action) {
      if let answer = effect() { send(answer) }
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
