// Wrong: a detached task does not hear that its starter was cancelled.
// Must fail with: A detached task is not cancelled with the one that started it

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  return try await Task.detached {
    var (number, count) = (1, 0)
    while count < n {
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  }.value
}
