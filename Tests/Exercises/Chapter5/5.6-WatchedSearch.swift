import Dispatch
import Synchronization

@testable import Chapter5Exercises

/// What a search has answered.
enum SearchOutcome: Equatable, Sendable, CustomStringConvertible {
  case prime(Int)
  case noSuchPosition(Int)
  case cancelled
  case cancelledTooLate
  case failed(String)

  /// Searches, from wherever this is called.
  nonisolated(nonsending) static func of(
    _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
  ) async -> SearchOutcome {
    do {
      return .prime(try await offlineNthPrime(n, isPrime: isPrime))
    } catch let error as NoSuchPosition {
      return .noSuchPosition(error.n)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed("\(error)")
    }
  }

  /// What it is, without the number: a watched search that should have stopped takes any for a prime.
  var kind: String { if case .prime = self { "a prime" } else { description } }

  var description: String {
    switch self {
    case .prime(let prime): "the prime \(prime)"
    case .noSuchPosition(let n): "NoSuchPosition(n: \(n))"
    case .cancelled: "a CancellationError"
    case .cancelledTooLate: "a CancellationError, too late"
    case .failed(let error): "the error \(error)"
    }
  }
}

/// Watches a search by the numbers that it tries.
///
/// When a search was told to stop, no number is prime: only one that asks by the numbers it tries
/// notices soon. A search that goes on for too long is ended: then all numbers are prime.
final class WatchedSearch: Sendable {
  /// How many more numbers may be tried once the search has been told to stop.
  static let tolerance = 10_000

  private struct State {
    var trials = 0
    var trialsBeforeTheStop: Int?
  }

  private let state = Mutex(State())
  private let atTrial: @Sendable (WatchedSearch, _ trial: Int) -> Void

  /// - Parameter atTrial: is called at each trial, which goes on when it returns.
  init(atTrial: @escaping @Sendable (WatchedSearch, _ trial: Int) -> Void = { _, _ in }) {
    self.atTrial = atTrial
  }

  /// Whether a number is prime.
  func isPrime(_ number: Int) -> Bool {
    let (trial, hasToStop, isOverdue) = state.withLock { state in
      state.trials += 1
      return (
        state.trials, state.trialsBeforeTheStop != nil,
        state.trials - (state.trialsBeforeTheStop ?? .max) > Self.tolerance
      )
    }
    atTrial(self, trial)
    return hasToStop ? isOverdue : Self.isReallyPrime(number)
  }

  /// From now on the search should stop.
  func stop() {
    state.withLock { $0.trialsBeforeTheStop = $0.trialsBeforeTheStop ?? $0.trials }
  }

  /// How many numbers were tried so far.
  var trials: Int {
    state.withLock { $0.trials }
  }

  /// Whether it was told to stop, and has gone on for too long.
  var isOverdue: Bool {
    state.withLock { $0.trials - ($0.trialsBeforeTheStop ?? .max) > Self.tolerance }
  }

  /// Whether a number can be divided by 1 and by itself only.
  static func isReallyPrime(_ number: Int) -> Bool {
    guard number > 2 else { return number == 2 }
    if number.isMultiple(of: 2) { return false }
    var divisor = 3
    while divisor <= number / divisor {
      if number.isMultiple(of: divisor) { return false }
      divisor += 2
    }
    return true
  }
}

/// A task that a test cancels, perhaps before it has started.
final class CancellableSearch: Sendable {
  private let task = Mutex<Task<Void, Never>?>(nil)
  private let isCancelled = Atomic(false)

  /// Starts the work in a task that is no part of the test's.
  func start(_ work: @escaping @Sendable () async -> Void) {
    let task = Task.detached(operation: work)
    self.task.withLock { $0 = task }
    if isCancelled.load(ordering: .sequentiallyConsistent) { task.cancel() }
  }

  func cancel() {
    isCancelled.store(true, ordering: .sequentiallyConsistent)
    task.withLock { $0 }?.cancel()
  }
}

/// Keeps the thread, and leaves the processors to others.
///
/// A millisecond counts only if the threads that all tasks share have had a turn in it: on a busy machine
/// what is waited for may be behind a thousand other tasks there.
///
/// - Returns: whether it was over before this many milliseconds had passed.
@discardableResult
func stayBusy(_ milliseconds: Int, until isOver: () -> Bool) -> Bool {
  let never = DispatchSemaphore(value: 0)
  let turn = TurnOfTheSharedThreads()
  var left = milliseconds
  // A turn may take minutes, and a wrong answer may keep those threads for good.
  for _ in 0..<milliseconds * 200 where left > 0 {
    if isOver() { return true }
    _ = never.wait(timeout: .now() + .milliseconds(1))
    if turn.isOver() { left -= 1 }
  }
  return isOver()
}

/// Tells whether the threads that all tasks share have had a turn.
private final class TurnOfTheSharedThreads: Sendable {
  private let isAwaited = Atomic(false)

  /// Whether they have had a turn since this was last true. It asks for the next one.
  func isOver() -> Bool {
    if isAwaited.exchange(true, ordering: .relaxed) { return false }
    Task.detached { self.isAwaited.store(false, ordering: .relaxed) }
    return true
  }
}

/// Whether the caller keeps the main actor, whose jobs run on the main queue.
func isOnTheMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: mainQueue) != nil
}

private let mainQueue = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Waits until the main actor has done what was to be done before.
///
/// `Task.yield()` would also wait for the threads that all tasks share, which may be busy.
@MainActor
func turnOfTheMainActor() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
