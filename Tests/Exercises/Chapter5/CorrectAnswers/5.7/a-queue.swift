// Correct: keeps what is to be sent in a queue, without recursion.

class KioskStore<State, Action> {
  private(set) var state: State
  private var queue: [Action] = []
  private var isSending = false
  private let reduce: (inout State, Action) -> [KioskEffect<Action>]

  init<Environment>(
    initialState: State,
    reducer: @escaping KioskReducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = initialState
    reduce = { state, action in reducer(&state, action, environment) }
  }

  func send(_ action: Action) {
    queue.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !queue.isEmpty {
      for effect in reduce(&state, queue.removeFirst()) {
        if let answer = effect() { queue.append(answer) }
      }
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
