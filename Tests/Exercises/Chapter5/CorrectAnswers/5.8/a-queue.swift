// Correct: a dispatch queue searches, and a flag tells it to stop.

import Dispatch
import Synchronization

func offlineNthPrime(
  _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
) async throws -> Int {
  let search = QueuedSearch(n, isPrime)
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try search.run() }) }
    }
  } onCancel: {
    search.isCancelled.store(true, ordering: .relaxed)
  }
}

private final class QueuedSearch: Sendable {
  let isCancelled = Atomic(false)
  private let n: Int
  private let isPrime: @Sendable (Int) -> Bool

  init(_ n: Int, _ isPrime: @escaping @Sendable (Int) -> Bool) {
    (self.n, self.isPrime) = (n, isPrime)
  }

  func run() throws -> Int {
    guard n >= 1 else { throw NoSuchPosition(n: n) }
    var (number, count) = (1, 0)
    repeat {
      if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
      number += 1
      count += isPrime(number) ? 1 : 0
    } while count < n
    return number
  }
}
