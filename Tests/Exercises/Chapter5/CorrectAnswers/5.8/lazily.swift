// Correct: filters the numbers lazily, and asks in the filter.

@concurrent
func offlineNthPrime(
  _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  let numbers = (2...).lazy.prefix { _ in !Task.isCancelled }
  if let prime = numbers.filter(isPrime).dropFirst(n - 1).first { return prime }
  throw CancellationError()
}
