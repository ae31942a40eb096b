// Wrong: a global object counts all stores.
// Must fail with: Something is kept there for all stores: `private let register

private final class Register: @unchecked Sendable {
  var count = 0
}
private let register = Register()
class KioskStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    register.count += 1
    reduce = { state, action in reducer(&state, action, environment) }
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
      if let answer = effect() { send(answer) }
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
