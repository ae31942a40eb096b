// Wrong: keeps the closures that have sent the answers, and these hold the store.
// Must fail with: Does the store keep what it has done already

final class KioskStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]
  private var answers: [() -> Void] = []
  private var done = 0

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
      if let answer = effect() { answers.append { self.send(answer) } }
    }
    while done < answers.count {
      done += 1
      answers[done - 1]()
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
