// Wrong: works on a copy of the state, and writes it back when the effects have run.
// Must fail with: It should find the state as the action has left it

class Kiosk<State, Action> {
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

func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  Kiosk(initialState: initialState, reducer: reducer, environment: environment)
}
