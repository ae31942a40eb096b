// Wrong: tells the compiler what the object is, instead of casting it.
// Must fail with: It is a cast, too, and a worse one

private final class KioskBox<Environment> {
  let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }
}

final class KioskStore<State, Action> {
  private(set) var state: State
  private let box: AnyObject
  private let reducer: (inout State, Action, AnyObject) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    box = KioskBox(environment)
    self.reducer = { state, action, box in
      let box = unsafeDowncast(box, to: KioskBox<Environment>.self)
      return reducer(&state, action, box.environment)
    }
  }

  func send(_ action: Action) {
    for effect in reducer(&state, action, box) {
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
