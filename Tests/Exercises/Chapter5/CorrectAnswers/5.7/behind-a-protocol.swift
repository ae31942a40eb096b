// Correct: a protocol with associated types stands between the store and what knows the type.

private protocol KioskWorks<State, Action> {
  associatedtype State
  associatedtype Action
  func effects(of action: Action, on state: inout State) -> [KioskEffect<Action>]
}

private struct EnvironmentWorks<State, Action, Environment>: KioskWorks {
  let reducer: KioskReducer<State, Action, Environment>
  let environment: Environment

  func effects(of action: Action, on state: inout State) -> [KioskEffect<Action>] {
    reducer(&state, action, environment)
  }
}

final class KioskStore<State, Action> {
  private(set) var state: State
  private let works: any KioskWorks<State, Action>

  fileprivate init(state: State, works: some KioskWorks<State, Action>) {
    (self.state, self.works) = (state, works)
  }

  func send(_ action: Action) {
    let answers = works.effects(of: action, on: &state).map { $0() }
    for case let answer? in answers { send(answer) }
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  KioskStore(
    state: initialState, works: EnvironmentWorks(reducer: reducer, environment: environment))
}
