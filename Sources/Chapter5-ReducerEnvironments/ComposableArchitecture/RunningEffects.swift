/// Runs effects and knows which ones still run. When it goes, it cancels them.
///
/// A store has one of its own. So has `assert` of `ComposableArchitectureTestSupport`, so that tests
/// and programs treat effects alike.
@MainActor
package final class RunningEffects<Action: Sendable> {
  /// An effect that has not come to its end.
  package struct Entry: Sendable {
    /// The name under which it can be cancelled.
    package let id: String?
    let task: Task<Void, Never>
    fileprivate var isCancelled = false
  }

  /// The effects that have not come to their end, by number. A cancelled one stays until it ends.
  package private(set) var entries: [Int: Entry] = [:]
  private var lastNumber = 0

  /// Runs nothing yet.
  package init() {}

  /// Begins an effect, or cancels those that it says.
  ///
  /// - Parameters:
  ///   - effect: what to do.
  ///   - send: gets its actions.
  /// - Returns: the effect's number, counted up from 1; nil if it only cancels.
  @discardableResult
  package func start(_ effect: Effect<Action>, send: @escaping Send<Action>) -> Int? {
    switch effect.work {
    case .sending(let work):
      return start(effect) { [weak self] number in
        await work { action in
          if self?.isListening(to: number) == true { send(action) }
        }
      }
    case .silent(let work):
      return start(effect) { _ in await work() }
    case .cancelling(let id):
      cancel(id: id)
      return nil
    }
  }

  /// Suspends until no effect runs, for as long as that takes. Effects that begin meanwhile count.
  package func finished() async {
    while let entry = entries.values.first { await entry.task.value }
  }

  private func start(
    _ effect: Effect<Action>, _ work: @escaping @Sendable (_ number: Int) async -> Void
  ) -> Int {
    if effect.cancelsInFlight, let id = effect.id { cancel(id: id) }
    lastNumber += 1
    let number = lastNumber
    // Weak: a task must not keep alive what cancels it.
    let task = Task { [weak self] in
      // Whoever is cancelled before the first turn need not begin.
      if !Task.isCancelled { await work(number) }
      self?.entries[number] = nil
    }
    entries[number] = Entry(id: effect.id, task: task)
    return number
  }

  private func cancel(id: String) {
    for (number, entry) in entries where entry.id == id {
      entries[number]?.isCancelled = true
      entry.task.cancel()
    }
  }

  private func isListening(to number: Int) -> Bool {
    entries[number].map { !$0.isCancelled } ?? false
  }

  deinit {
    entries.values.forEach { $0.task.cancel() }
  }
}
