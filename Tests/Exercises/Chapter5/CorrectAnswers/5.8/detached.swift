// Correct: a detached task searches, and is cancelled by hand.

func offlineNthPrime(
  _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
) async throws -> Int {
  if n < 1 { throw NoSuchPosition(n: n) }
  let search = Task.detached(priority: .userInitiated) {
    var left = n
    for number in 2... {
      if number % 500 == 0, Task.isCancelled { throw CancellationError() }
      if isPrime(number) { left -= 1 }
      if left == 0 { return number }
    }
    throw CancellationError()
  }
  return try await withTaskCancellationHandler {
    try Task.checkCancellation()
    return try await search.value
  } onCancel: {
    search.cancel()
  }
}
