// Correct: a subclass knows the type, and the function returns it by its base.

class KioskStore<State, Action> {
  fileprivate(set) var state: State

  fileprivate init(_ state: State) {
    self.state = state
  }

  fileprivate func effects(of action: Action) -> [KioskEffect<Action>] { [] }

  func send(_ action: Action) {
    let effects = effects(of: action)
    effects.forEach { effect in effect().map(send) }
  }
}

private final class KnowingStore<State, Action, Environment>: KioskStore<State, Action> {
  private let reducer: KioskReducer<State, Action, Environment>
  private let environment: Environment

  init(
    _ state: State, _ reducer: @escaping KioskReducer<State, Action, Environment>,
    _ environment: Environment
  ) {
    (self.reducer, self.environment) = (reducer, environment)
    super.init(state)
  }

  override func effects(of action: Action) -> [KioskEffect<Action>] {
    reducer(&state, action, environment)
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KnowingStore(initialState, reducer, environment)
}
