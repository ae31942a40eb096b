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
      let next = reduceQueue()
      if !isUnchanged(state, next) { state = next }
    }
  }

  /// What all queued actions make of the state, those included that are sent meanwhile. They share
  /// one copy: the state can be read all the time, and a large array in it is copied once at most.
  private func reduceQueue() -> State {
    var next = state
    while !queue.isEmpty {
      let actions = queue
      queue = []
      for action in actions {
        // Weak: an effect that runs does not keep the store.
        effects.start(reduce(&next, action)) { [weak self] action, _ in self?.send(action) }
      }
    }
    return next
  }
}
