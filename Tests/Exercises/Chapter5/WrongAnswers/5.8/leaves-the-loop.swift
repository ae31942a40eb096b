// Wrong: leaves the loop when it is cancelled, with the number so far.
// Must fail with: Leaving the loop is not enough

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    if Task.isCancelled { break }
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
