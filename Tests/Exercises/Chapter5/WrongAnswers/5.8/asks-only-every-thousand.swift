// Wrong: asks every thousand numbers, and finds an early prime before it asks for the first time.
// Must fail with: ask before the first number, too

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    number += 1
    if number.isMultiple(of: 1000) { try Task.checkCancellation() }
    if isPrime(number) { count += 1 }
  }
  return number
}
