// Wrong: asks whether the cast works, and does nothing where it does not.
// Must fail with: has to be found again: `guard let environment = box

private protocol KioskBox {}

private struct KioskBoxOf<Environment>: KioskBox {
  let environment: Environment
}

final class Kiosk<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    let box: any KioskBox = KioskBoxOf(environment: environment)
    reduce = { state, action in
      guard let environment = box as? KioskBoxOf<Environment> else { return [] }
      return reducer(&state, action, environment.environment)
    }
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
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
