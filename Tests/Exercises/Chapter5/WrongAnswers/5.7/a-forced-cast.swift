// Wrong: keeps the environment without its type, and casts it.
// Must fail with: has to be found again: `self.reducer = {

final class KioskStore<State, Action> {
  private(set) var state: State
  private let environment: Any
  private let reducer: (inout State, Action, Any) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    self.environment = environment
    // swift-format-ignore: NeverForceUnwrap
    self.reducer = { reducer(&$0, $1, $2 as! Environment) }
  }

  func send(_ action: Action) {
    for effect in reducer(&state, action, environment) {
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
