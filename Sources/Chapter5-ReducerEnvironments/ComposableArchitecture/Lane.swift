/// Where a store's effects begin: one after another, in the order of their numbers.
///
/// Tasks don't arrive here in the order in which they were created, so a task that arrives too
/// early waits. Each task resumes the next before its own work begins. The next one still can't run
/// until that work suspends, because the work runs on this actor, too.
actor Lane {
  private var next = 1
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Does an effect's work when its turn comes, unless it has been cancelled by then.
  ///
  /// - Parameters:
  ///   - effect: what to do.
  ///   - number: the effect's place in the order. Numbers count up from 1, without gaps.
  ///   - send: receives the effect's actions.
  func run<Action>(_ effect: Effect<Action>, number: Int, send: @escaping Send<Action>) async {
    if number != next { await withCheckedContinuation { waiting[number] = $0 } }
    next += 1
    waiting.removeValue(forKey: next)?.resume()
    if Task.isCancelled { return }
    switch effect.work {
    case .sending(let work): await work(send)
    case .silent(let work): await work()
    case .cancelling: break
    }
  }
}
