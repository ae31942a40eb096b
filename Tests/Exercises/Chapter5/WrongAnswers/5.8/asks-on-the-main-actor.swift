// Wrong: asks on the main actor now and then whether it should go on.
// Must fail with: and waits for a turn on the main actor.

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    if number.isMultiple(of: 50) { await MainActor.run {} }
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
