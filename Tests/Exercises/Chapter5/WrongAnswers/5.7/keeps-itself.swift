// Wrong: the closure that the store keeps captures the store.
// Must fail with: does a closure capture the object that stores it

final class KioskStore<State, Action> {
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

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(initialState: initialState, reducer: reducer, environment: environment)
}
