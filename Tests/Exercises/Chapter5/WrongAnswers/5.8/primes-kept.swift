// Wrong: keeps the primes for the next search.
// Must fail with: Skip none, and keep no list of

actor Known {
  static let shared = Known()
  var primes: [Int] = []
  func add(_ p: [Int]) { if p.count > primes.count { primes = p } }
}
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  try Task.checkCancellation()
  var primes = await Known.shared.primes
  if primes.count >= n { return primes[n - 1] }
  var number = primes.last ?? 1
  while primes.count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { primes.append(number) }
  }
  await Known.shared.add(primes)
  return number
}
