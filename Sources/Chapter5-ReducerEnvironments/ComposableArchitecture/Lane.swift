/// Where the effects of one store begin, one after the other, in the order of their numbers.
///
/// Tasks that were made in an order do not arrive in it. So one that comes too early waits here, and
/// each calls the next before its work begins. The next one has to wait nevertheless until the work
/// suspends, since it is an actor on which both run.
actor Lane {
  private var next = 1
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Does the work of an effect when it is its turn, unless it has been cancelled by then.
  ///
  /// - Parameters:
  ///   - effect: what to do.
  ///   - number: the place in the order. They count up from 1, and none may be left out.
  ///   - send: gets the effect's actions.
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
