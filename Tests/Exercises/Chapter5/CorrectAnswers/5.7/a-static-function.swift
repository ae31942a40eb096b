// Correct: is made by a static function, and captures the environment there.

final class Kiosk<State, Action> {
  typealias Reduce = (inout State, Action) -> [KioskEffect<Action>]

  private(set) var state: State
  private let reduce: Reduce

  private init(_ state: State, _ reduce: @escaping Reduce) {
    (self.state, self.reduce) = (state, reduce)
  }

  static func make<Environment>(
    _ state: State, _ environment: Environment,
    _ reducer: @escaping KioskReducer<State, Action, Environment>
  ) -> Kiosk {
    func reduce(state: inout State, action: Action) -> [KioskEffect<Action>] {
      reducer(&state, action, environment)
    }
    return Kiosk(state, reduce)
  }

  func send(_ action: Action) {
    for effect in reduce(&state, action) {
      guard let answer = effect() else { continue }
      send(answer)
    }
  }
}

func makeKiosk<State, Action, Environment>(
  initialState: State,
  reducer: @escaping KioskReducer<State, Action, Environment>,
  environment: Environment
) -> Kiosk<State, Action> {
  .make(initialState, environment, reducer)
}
