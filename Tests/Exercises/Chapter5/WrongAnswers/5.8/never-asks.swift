// Wrong: searches to the end, even if its caller has given up.
// Must fail with: `Task.checkCancellation()` throws it

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
