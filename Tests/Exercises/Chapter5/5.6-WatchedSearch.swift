import Dispatch
import Primes
import Synchronization

@testable import Chapter5Exercises

/// A search that a test watches and cancels, by the numbers that it tries.
///
/// Once a trial has cancelled it no number is prime, so that it ends only if it asks. If it tries a
/// million more, it's overdue: then all are prime, so that even a wrong search ends. Cancelled before
/// it begins, it finds its prime unless it asks at once.
@MainActor
final class WatchedSearch {
  private struct State {
    var task: Task<Int, any Error>?
    var trials = 0
    var triedOnTheMainActor: [Int] = []
  }

  private let state = Mutex(State())
  private let cancelledAtTrial: Int
  private let end = AsyncStream<Never>.makeStream()

  /// - Parameter cancelledAtTrial: which of its trials cancels it; 0 is before it begins.
  init(cancelledAtTrial: Int = .max) { self.cancelledAtTrial = cancelledAtTrial }

  var triedOnTheMainActor: [Int] { state.withLock { $0.triedOnTheMainActor } }
  nonisolated var isOverdue: Bool { state.withLock(\.trials) - 1_000_000 > cancelledAtTrial }

  /// Searches in a task of the main actor, and returns what it has found.
  func prime(at n: Int) async throws -> Int {
    let task = Task { [hold = Hold(end.continuation)] in
      try await offlineNthPrime(n) { number in withExtendedLifetime(hold) { self.tries(number) } }
    }
    state.withLock { $0.task = task }
    if cancelledAtTrial == 0 { task.cancel() }
    return try await task.value
  }

  /// Waits until no loop can try a number any more, or until it's overdue.
  func ended() async { for await _ in end.stream {} }

  private nonisolated func tries(_ number: Int) -> Bool {
    let (trial, task) = state.withLock { state in
      state.trials += 1
      if isOnTheMainActor() { state.triedOnTheMainActor.append(number) }
      return (state.trials, state.task)
    }
    if trial == cancelledAtTrial { task?.cancel() }
    if isOverdue { end.continuation.finish() }
    if cancelledAtTrial == 0 { return isPrime(number) }
    return trial < cancelledAtTrial ? isPrime(number) : isOverdue
  }

  /// Lives as long as a loop can try a number.
  private final class Hold: Sendable {
    private let end: AsyncStream<Never>.Continuation
    init(_ end: AsyncStream<Never>.Continuation) { self.end = end }
    deinit { end.finish() }
  }
}

/// Whether the caller keeps the main actor, whose jobs run on the main queue.
private func isOnTheMainActor() -> Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

private let mainQueue = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
