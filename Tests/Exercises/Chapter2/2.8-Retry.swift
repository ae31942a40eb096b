import Synchronization
import TestSupport

@testable import Chapter2Exercises

/// Callers who wait for one request, and what they do when it is over.
enum Retry {
  /// Whether callers find the answer who ask again as soon as they have it.
  ///
  /// The first one, who made the request, is the last to be told, or not, as the system likes.
  static func findsTheAnswer() async -> Bool {
    for round in 1...10 {
      let gate = Gate()
      let company = FerryCompany(gate: gate) { _, _ in ["Fish Pier"] }
      let cache = makeCachedFerries(company)
      let served = CallRecorder<Void>()
      let call: @Sendable () async -> Void = {
        for _ in 1...2 { _ = await cache.told(.harbour) }
        served.record(())
      }
      Task(priority: round.isMultiple(of: 2) ? .low : .medium) { await call() }
      await eventually { company.questions.count == 1 }
      for _ in 1..<100 { Task(priority: .high) { await call() } }
      for _ in 0..<1_000 { await Task.yield() }
      gate.open()
      await eventually { served.count == 100 }
      if company.questions.count > 1 { return false }
    }
    return true
  }

  /// Whether an answer is remembered when its only caller has given up. A cache may cancel the
  /// request instead.
  static func outlivesItsCaller() async -> Bool {
    let gate = Gate()
    let wasCancelled = CallRecorder<Bool>()
    let company = FerryCompany(gate: gate) { _, _ in
      wasCancelled.record(Task.isCancelled)
      return ["Fish Pier"]
    }
    let cache = makeCachedFerries(company)
    let caller = Crowd(of: 1) { await cache.told(.harbour) }
    await eventually { company.questions.count == 1 }
    caller.giveUp()
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await eventually { wasCancelled.count == 1 }
    await caller.isServed()
    _ = await cache.answer(.harbour)
    return wasCancelled.calls.first != false || company.questions.count == 1
  }

  /// Whether a request that fails is the only one, and each of its callers gets the failure.
  ///
  /// A caller who comes too late may make another request. That is rare, so one round in
  /// which all came in time is enough. A caller who tries again spoils each round.
  static func reachesAll() async -> Bool {
    for _ in 1...20 {
      let gate = Gate()
      let company = FerryCompany(gate: gate) { _, turn in throw NoSignal(turn: turn) }
      let cache = makeCachedFerries(company)
      let crowd = Crowd(of: 100) { await cache.told(.harbour) }
      await crowd.isUnderWay()
      gate.open()
      await crowd.isServed()
      if company.questions.count == 1, crowd.differentAnswers == ["NoSignal(turn: 1)"] {
        return true
      }
    }
    return false
  }

  /// What happens instead, if the failed request isn't followed by exactly one more, or a caller
  /// gets the failure twice; nil if all is as it should be.
  ///
  /// Which caller gets it first is up to the system. So there are several rounds, and the callers
  /// differ in priority: the first one, who made the request, is the last to be told, and half of
  /// the others have asked again before the other half knows.
  static func whatIsNotShared() async -> String? {
    for round in 1...25 {
      if let wrong = await whatIsNotShared(slowFirst: round.isMultiple(of: 2)) { return wrong }
    }
    return nil
  }

  private static func whatIsNotShared(slowFirst: Bool) async -> String? {
    let callers = 200
    let (first, second) = (Gate(), Gate())
    let failures = CallRecorder<Int>()
    let served = CallRecorder<Void>()
    let company = FerryCompany { _, turn in
      await (turn == 1 ? first : second).pass()
      if turn == 1 { throw NoSignal(turn: turn) }
      return ["Fish Pier"]
    }
    let cache = makeCachedFerries(company)
    let call: @Sendable (Int) async -> Void = { caller in
      for _ in 1...50 {
        if await cache.told(.harbour) == "Fish Pier" { break }
        failures.record(caller)
      }
      served.record(())
    }
    Task(priority: slowFirst ? .low : .medium) { await call(0) }
    await eventually { company.questions.count == 1 }
    for caller in 1..<callers {
      Task(priority: caller.isMultiple(of: 2) ? .high : .low) { await call(caller) }
    }
    for _ in 0..<1_000 { await Task.yield() }
    first.open()
    await eventually { failures.count >= callers }
    for _ in 0..<1_000 { await Task.yield() }
    second.open()
    await eventually { served.count == callers }
    let more = company.questions.count - 1
    if more > 1 { return "they made \(more) more requests" }
    let isToldOnce = failures.count == Set(failures.calls).count
    return isToldOnce ? nil : "some of them got the old failure again"
  }
}
