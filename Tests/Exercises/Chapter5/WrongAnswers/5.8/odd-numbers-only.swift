// Wrong: skips the even numbers.
// Must fail with: Skip none, and keep no list of

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  try Task.checkCancellation()
  if n == 1 { return 2 }
  var number = 1
  var count = 1
  while count < n {
    try Task.checkCancellation()
    number += 2
    if isPrime(number) { count += 1 }
  }
  return number
}
