// Wrong: a cast in a pattern is a cast.
// Must fail with: has to be found again: `case let box as KioskBoxOf<Environment>

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
      switch box {
      case let box as KioskBoxOf<Environment>: return reducer(&state, action, box.environment)
      default: return []
      }
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
