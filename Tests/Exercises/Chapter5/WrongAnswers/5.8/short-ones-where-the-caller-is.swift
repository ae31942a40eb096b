// Wrong: searches for small positions on the actor of its caller.
// Must fail with: let short searches run elsewhere, too.

nonisolated(nonsending)
  func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int
{
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  if n <= 20 { return try search(n, isPrime) }
  return try await searchElsewhere(n, isPrime)
}

@concurrent
private func searchElsewhere(
  _ n: Int, _ isPrime: @Sendable (Int) -> Bool
) async throws -> Int {
  try search(n, isPrime)
}

nonisolated private func search(_ n: Int, _ isPrime: (Int) -> Bool) throws -> Int {
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
