// Correct: a struct, around an object that its type doesn't tell. Copies are the same store.

private protocol KioskCore<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action
  var state: State { get }
  func send(_ action: Action)
}

private final class Core<State, Action, Environment>: KioskCore {
  var state: State
  let environment: Environment
  let reducer: KioskReducer<State, Action, Environment>

  init(
    _ state: State, _ environment: Environment,
    _ reducer: @escaping KioskReducer<State, Action, Environment>
  ) {
    self.state = state
    self.environment = environment
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&state, action, environment).forEach { effect in
      effect().map(send)
    }
  }
}

/// Copies of a store are the same store: all that changes is in its core.
struct KioskStore<State, Action> {
  private let core: any KioskCore<State, Action>

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    core = Core(initialState, environment, reducer)
  }

  var state: State { core.state }

  func send(_ action: Action) { core.send(action) }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  .init(initialState: initialState, reducer: reducer, environment: environment)
}
