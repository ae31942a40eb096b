import Observation

/// What a store and those scoped from it share: the state, the queue of actions and the effects.
@MainActor @Observable
final class StoreRoot<State, Action: Sendable> {
  private(set) var state: State
  @ObservationIgnored let effects = RunningEffects<Action>()
  @ObservationIgnored private let reduce: (inout State, Action) -> [Effect<Action>]
  @ObservationIgnored private var queue: [Action] = []
  @ObservationIgnored private var isReducing = false

  init(_ state: State, reduce: @escaping (inout State, Action) -> [Effect<Action>]) {
    self.state = state
    self.reduce = reduce
  }

  func send(_ action: Action) {
    queue.append(action)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    while !queue.isEmpty {
      for effect in reduce(&state, queue.removeFirst()) {
        // Weak: an effect that runs does not keep the store.
        effects.start(effect) { [weak self] in self?.send($0) }
      }
    }
  }
}
