// Wrong: what an effect sends is reduced, but its effects don't run.
// Must fail with: it is reduced, its effects run, and none takes the place of another.

/// A store that knows its state and its actions, and has forgotten the type of its environment.
class KioskStore<State, Action> {
  private(set) var state: State
  /// The environment has gone into this closure, whose type does not tell of it.
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    reduce = { state, action in reducer(&state, action, environment) }
  }

  private var isRunning = false

  func send(_ action: Action) {
    if isRunning {
      _ = reduce(&state, action)
      return
    }
    run(action)
  }

  private func run(_ action: Action) {
    for effect in reduce(&state, action) {
      isRunning = true
      let answer = effect()
      isRunning = false
      if let answer { run(answer) }
    }
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
