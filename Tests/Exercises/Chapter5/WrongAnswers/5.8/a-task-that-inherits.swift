// Wrong: puts the loop into a task that inherits the main actor.
// Must fail with: or in a `Task` that has inherited it

@MainActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  let search = Task {
    var (number, count) = (1, 0)
    while count < n {
      try Task.checkCancellation()
      number += 1
      if isPrime(number) { count += 1 }
    }
    return number
  }
  return try await withTaskCancellationHandler {
    try await search.value
  } onCancel: {
    search.cancel()
  }
}
