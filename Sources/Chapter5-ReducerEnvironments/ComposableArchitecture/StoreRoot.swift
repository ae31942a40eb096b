import Observation

/// What a store and those scoped from it share: the state, the queue of actions and the effects.
@MainActor @Observable
final class StoreRoot<State, Action: Sendable> {
  private(set) var state: State
  @ObservationIgnored let effects = RunningEffects<Action>()
  @ObservationIgnored private let reduce: (inout State, Action) -> [Effect<Action>]
  @ObservationIgnored private let isUnchanged: (State, State) -> Bool
  @ObservationIgnored private var queue: [Action] = []
  @ObservationIgnored private var isReducing = false

  init(
    _ state: State, isUnchanged: @escaping (State, State) -> Bool,
    reduce: @escaping (inout State, Action) -> [Effect<Action>]
  ) {
    self.state = state
    self.isUnchanged = isUnchanged
    self.reduce = reduce
  }

  func send(_ action: Action) {
    queue.append(action)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    // Observers may send as well.
    while !queue.isEmpty {
      let before = state
      let after = reduceQueue(before)
      if !isUnchanged(before, after) { state = after }
    }
  }

  /// What the queued actions make of the state, including those that are sent meanwhile. All of them
  /// change one copy, so the state can be read at any time, and a large array in it is copied at
  /// most once.
  private func reduceQueue(_ state: State) -> State {
    var state = state
    while !queue.isEmpty {
      let actions = queue
      queue = []
      for action in actions {
        // Weak: an effect that runs does not keep the store.
        effects.start(reduce(&state, action)) { [weak self] action, _ in self?.send(action) }
      }
    }
    return state
  }
}
