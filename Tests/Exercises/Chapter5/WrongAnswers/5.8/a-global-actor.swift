// Wrong: a global actor searches for all, one task after the other.
// Must fail with: It waits until the first one has finished

@globalActor actor PrimeActor {
  static let shared = PrimeActor()
}

@PrimeActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
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
