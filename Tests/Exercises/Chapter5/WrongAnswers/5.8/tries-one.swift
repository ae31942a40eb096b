// Wrong: begins with 1.
// Must fail with: a smaller number is no prime, and

/// The prime at a position, counted from 1.
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 0
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
