// Wrong: the environment is where all can find it.
// Must fail with: The environment belongs to one store

private enum KioskWorld<Environment> {
  nonisolated(unsafe) static var all: [ObjectIdentifier: Any] {
    get { kioskWorlds }
    set { kioskWorlds = newValue }
  }
}

nonisolated(unsafe) private var kioskWorlds: [ObjectIdentifier: Any] = [:]

final class KioskStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    let key = ObjectIdentifier(Environment.self)
    KioskWorld<Environment>.all[key] = environment
    reduce = { state, action in
      guard let found = KioskWorld<Environment>.all[key] as? Environment else { return [] }
      return reducer(&state, action, found)
    }
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
