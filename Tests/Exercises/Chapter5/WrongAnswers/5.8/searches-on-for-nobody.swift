// Wrong: gives the error at once, and lets a detached loop go on to the end.
// Must fail with: the search goes on, though no task waits

@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  let (answers, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
  Task.detached {
    var (number, count) = (1, 0)
    while count < n {
      number += 1
      if isPrime(number) { count += 1 }
    }
    continuation.yield(number)
    continuation.finish()
  }
  for try await answer in answers {
    try Task.checkCancellation()
    return answer
  }
  throw CancellationError()
}
