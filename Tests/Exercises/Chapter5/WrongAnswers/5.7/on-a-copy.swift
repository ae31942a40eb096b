// Wrong: works on a copy of the state, and writes it back when the effects have run.
// Must fail with: It should find the state as the action has left it

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
    var copy = state
    var answers: [Action] = []
    for effect in reduce(&copy, action) {
      if let answer = effect() { answers.append(answer) }
    }
    state = copy
    for answer in answers { send(answer) }
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(initialState: initialState, reducer: reducer, environment: environment)
}
