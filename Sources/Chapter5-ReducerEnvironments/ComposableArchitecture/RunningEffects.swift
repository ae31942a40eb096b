/// Runs effects, and keeps track of those that are still running. When it's released, it cancels
/// the effects that may send actions, because nothing would receive them. Fire-and-forget effects
/// run to their end.
///
/// A store has one of its own. So does `assert` in `ComposableArchitectureTestSupport`, so that
/// tests and programs treat effects alike.
@MainActor
package final class RunningEffects<Action: Sendable> {
  /// An effect that hasn't ended.
  package struct Entry: Sendable {
    let name: EffectName?
    let task: Task<Void, Never>
    /// Whether it's a fire-and-forget effect.
    package let isSilent: Bool
    /// Whether it has been cancelled.
    package fileprivate(set) var isCancelled = false

    /// The name that it can be cancelled by.
    package var id: String? { name?.id }
  }

  /// The effects that haven't ended, by number. A cancelled one stays until it ends.
  package private(set) var entries: [Int: Entry] = [:]
  private var lastNumber = 0
  private let lane = Lane()

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
    // Concurrent: the main actor may be busy.
    let task = Task { @concurrent [lane, weak self] in
      await lane.run(effect, number: number, send: send)
      await self?.end(number)
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
