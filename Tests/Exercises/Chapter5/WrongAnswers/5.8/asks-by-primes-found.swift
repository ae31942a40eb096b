// Wrong: asks at each 1,000th prime, and the primes become rarer.
// Must fail with: go by how many numbers have been tried

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  try Task.checkCancellation()
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    number += 1
    if isPrime(number) {
      count += 1
      if count.isMultiple(of: 1_000) { try Task.checkCancellation() }
    }
  }
  return number
}
