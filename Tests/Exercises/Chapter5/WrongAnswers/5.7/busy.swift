// Wrong: drops what is sent while effects run.
// Must fail with: was sent by an effect

class KioskStore<State, Action> {
  private(set) var state: State
  private var isBusy = false
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
    guard !isBusy else { return }
    var next: [Action] = [action]
    while !next.isEmpty {
      let action = next.removeFirst()
      isBusy = true
      for effect in reduce(&state, action) {
        if let answer = effect() { next.append(answer) }
      }
      isBusy = false
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
