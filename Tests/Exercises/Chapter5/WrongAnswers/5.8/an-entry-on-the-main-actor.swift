// Wrong: begins on the main actor, and searches elsewhere.
// Must fail with: waits for a turn on the main actor.

@MainActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  try await search(n, isPrime)
}

@concurrent
private func search(_ n: Int, _ isPrime: @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
