// Wrong: one cancelled search ends all of them.
// Must fail with: A search ends when its own task is cancelled, whatever becomes of another one.

import Synchronization

/// How many searches have been cancelled.
private let cancellations = Atomic(0)

/// The prime at a position, counted from 1.
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  let before = cancellations.load(ordering: .relaxed)
  return try await withTaskCancellationHandler {
    var number = 1
    var count = 0
    while count < n {
      guard cancellations.load(ordering: .relaxed) == before else { throw CancellationError() }
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  } onCancel: {
    cancellations.add(1, ordering: .relaxed)
  }
}
