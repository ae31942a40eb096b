// Wrong: stays on the main actor, and gives its turn away now and then.
// Must fail with: `Task.yield()` in the loop is not enough

@MainActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
    if number.isMultiple(of: 100) { await Task.yield() }
  }
  return number
}
