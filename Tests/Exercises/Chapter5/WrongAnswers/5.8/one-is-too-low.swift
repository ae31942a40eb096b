// Wrong: refuses position 1, too.
// Must fail with: Only a position below 1 has none.

/// The prime at a position, counted from 1: the first ones are 2, 3, 5, 7, 11.
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n > 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
