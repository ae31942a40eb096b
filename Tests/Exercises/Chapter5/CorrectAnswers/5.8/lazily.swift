// Correct: filters the numbers lazily, and asks in the filter.

@concurrent
func offlineNthPrime(
  _ n: Int, isPrime: @escaping @Sendable (Int) -> Bool
) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  let numbers = (2...).lazy.prefix { _ in !Task.isCancelled }
  var primes = numbers.filter(isPrime).makeIterator()
  for _ in 1..<n { _ = primes.next() }
  if let prime = primes.next() { return prime }
  throw CancellationError()
}
