// Wrong: a new search cancels the one before.
// Must fail with: A search ends when its own task is cancelled, whatever becomes of another one.

import Synchronization

/// The search that goes on, if there is one.
private let current = Mutex<Task<Int, any Error>?>(nil)

/// The prime at a position, counted from 1.
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  try Task.checkCancellation()
  let search = Task.detached {
    var number = 1
    var count = 0
    while count < n {
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  }
  current.withLock { current in
    current?.cancel()
    current = search
  }
  return try await withTaskCancellationHandler {
    try await search.value
  } onCancel: {
    search.cancel()
  }
}
