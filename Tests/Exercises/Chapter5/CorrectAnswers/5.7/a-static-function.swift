// Correct: is made by a static function, and captures the environment there.

final class KioskStore<State, Action> {
  typealias Reduce = (inout State, Action) -> [KioskEffect<Action>]

  private(set) var state: State
  private let reduce: Reduce

  private init(_ state: State, _ reduce: @escaping Reduce) {
    (self.state, self.reduce) = (state, reduce)
  }

  static func make<Environment>(
    _ state: State, _ environment: Environment,
    _ reducer: @escaping KioskReducer<State, Action, Environment>
  ) -> KioskStore {
    func reduce(state: inout State, action: Action) -> [KioskEffect<Action>] {
      reducer(&state, action, environment)
    }
    return KioskStore(state, reduce)
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
      guard let answer = effect() else { continue }
      send(answer)
    }
  }
}

func makeKioskStore<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> KioskStore<State, Action> {
  .make(initialState, environment, reducer)
}
