// Wrong: asks before it begins and when it is through, and not meanwhile.
// Must fail with: A loop can't be stopped from outside

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  try Task.checkCancellation()
  var number = 1
  var count = 0
  while count < n {
    number += 1
    if isPrime(number) { count += 1 }
  }
  try Task.checkCancellation()
  return number
}
