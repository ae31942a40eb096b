// Wrong: takes a position below 1 for the first one.
// Must fail with: Look at the position before you search

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  let n = max(1, n)
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
