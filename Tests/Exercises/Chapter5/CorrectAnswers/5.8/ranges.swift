// Correct: a group of tasks tries two ranges at a time.

@concurrent
func offlineNthPrime(
  _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
) async throws -> Int {
  guard n > 0 else { throw NoSuchPosition(n: n) }
  var found = 0
  var start = 2
  while true {
    let primes = try await withThrowingTaskGroup(of: [Int].self) { group in
      for part in 0..<2 {
        group.addTask { [lower = start + part * 250] in
          try Task.checkCancellation()
          return (lower..<lower + 250).filter(isPrime)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    if found + primes.count >= n { return primes[n - found - 1] }
    found += primes.count
    start += 500
  }
}
