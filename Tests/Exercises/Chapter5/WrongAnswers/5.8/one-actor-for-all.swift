// Wrong: one actor searches for all, one task after the other.
// Must fail with: It waits until the first one has finished

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  try await Searcher.shared.nthPrime(n, isPrime)
}

private actor Searcher {
  static let shared = Searcher()

  func nthPrime(_ n: Int, _ isPrime: @Sendable (Int) -> Bool) throws -> Int {
    guard n >= 1 else { throw NoSuchPosition(n: n) }
    var number = 1
    var count = 0
    while count < n {
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  }
}
