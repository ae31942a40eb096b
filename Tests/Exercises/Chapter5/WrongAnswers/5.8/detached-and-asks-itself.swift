// Wrong: asks before it starts a detached task, and lets that task ask only about itself.
// Must fail with: isn't cancelled along with the task that waits for it

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  try Task.checkCancellation()
  return try await Task.detached {
    var number = 1
    var count = 0
    while count < n {
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  }.value
}
