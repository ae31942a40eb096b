import Observation

/// What a store and the stores scoped from it share: the state, the queue of actions, the effects.
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
    // Observers may send actions, too.
    while !queue.isEmpty {
      let before = state
      let after = reduceQueue(before)
      if !isUnchanged(before, after) { state = after }
    }
  }

  /// The state after all queued actions, including those that are sent in the meantime. They all
  /// change the same copy, so the state can be read at any time, and a large array in it is copied
  /// at most once.
  private func reduceQueue(_ state: State) -> State {
    var state = state
    while !queue.isEmpty {
      let actions = queue
      queue = []
      for action in actions {
        // Weak: a running effect doesn't keep the store alive.
        effects.start(reduce(&state, action)) { [weak self] action, _ in self?.send(action) }
      }
    }
    return state
  }
}
