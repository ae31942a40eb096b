// Wrong: a register of all stores: nothing is cast, but nothing goes either.
// Must fail with: Either something outside of the store keeps it

private final class KioskRegister {
  nonisolated(unsafe) static let shared = KioskRegister()
  var keepers: [() -> Void] = []
}

final class KioskStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    KioskRegister.shared.keepers.append { _ = environment }
    reduce = { state, action in reducer(&state, action, environment) }
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
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
