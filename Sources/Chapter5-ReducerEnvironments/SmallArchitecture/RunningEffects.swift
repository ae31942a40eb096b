import Dispatch

/// Runs effects, and keeps track of those that are still running. When it's released, it cancels
/// the effects that may send actions, because nothing would receive them. Fire-and-forget effects
/// run to their end.
///
/// A store has one of its own. So does `assert` in `SmallArchitectureTestSupport`, so that
/// tests and programs treat effects alike.
@MainActor
package final class RunningEffects<Action: Sendable> {
  /// An effect that hasn't ended.
  package struct Entry: Sendable {
    let name: EffectName?
    let task: Task<Void, Never>
    /// Whether it's a fire-and-forget effect.
    let isSilent: Bool
    /// Whether it has been cancelled.
    package fileprivate(set) var isCancelled = false

    /// The name that it can be cancelled by.
    package var id: String? { name?.id }
  }

  /// The effects that haven't ended, by number. A cancelled one stays until it ends.
  package private(set) var entries: [Int: Entry] = [:]
  private var lastNumber = 0
  /// Where effects begin, one after another.
  private let queue = DispatchQueue(label: "RunningEffects")

  /// Makes one that isn't running any effects.
  package init() {}

  /// Begins an action's effects in order, and carries out the cancellations among them. An effect
  /// that is cancelled by a later effect of the same action doesn't begin.
  ///
  /// - Parameters:
  ///   - effects: what to do.
  ///   - send: receives their actions, each with the number of its effect.
  /// - Returns: the numbers of the effects that begin, counted up from 1.
  @discardableResult
  package func start(
    _ effects: [Effect<Action>],
    send: @escaping @MainActor @Sendable (_ action: Action, _ number: Int) -> Void
  ) -> [Int] {
    var beginning: [Effect<Action>] = []
    for effect in effects {
      if let name = effect.cancelledName {
        cancel { $0 == name }
        beginning.removeAll { $0.name == name }
      }
      if case .cancelling = effect.work { continue }
      beginning.append(effect)
    }
    return beginning.map { begin($0, send: send) }
  }

  /// Suspends until no effect is running, including those that begin in the meantime.
  package func finished() async {
    while let entry = entries.values.first { await entry.task.value }
  }

  /// Cancels all effects.
  package func cancelAll() {
    cancel { _ in true }
  }

  private func begin(
    _ effect: Effect<Action>,
    send: @escaping @MainActor @Sendable (_ action: Action, _ number: Int) -> Void
  ) -> Int {
    lastNumber += 1
    let number = lastNumber
    // Weak: an effect must not keep alive the object that cancels it.
    let send: Send<Action> = { [weak self] action in
      if self?.isListening(to: number) == true { send(action, number) }
    }
    let executor = EffectExecutor(queue: queue)
    let task = Task(executorPreference: executor) { @concurrent [weak self] in
      if !Task.isCancelled { await effect.perform(send: send) }
      await self?.end(number)
      withExtendedLifetime(executor) {}
    }
    let isSilent = if case .silent = effect.work { true } else { false }
    entries[number] = Entry(name: effect.name, task: task, isSilent: isSilent)
    return number
  }

  private func end(_ number: Int) {
    entries[number] = nil
  }

  private func cancel(where isMeant: (EffectName?) -> Bool) {
    for (number, entry) in entries where isMeant(entry.name) {
      entries[number]?.isCancelled = true
      entry.task.cancel()
    }
  }

  private func isListening(to number: Int) -> Bool {
    entries[number].map { !$0.isCancelled } ?? false
  }

  deinit {
    for entry in entries.values where !entry.isSilent { entry.task.cancel() }
  }
}

extension Effect {
  /// Does the work. Nothing is done for a cancellation, which is up to what runs the effects.
  ///
  /// - Parameter send: receives the actions.
  package func perform(send: @escaping Send<Action>) async {
    switch work {
    case .sending(let work): await work(send)
    case .silent(let work): await work()
    case .cancelling: break
    }
  }
}
