// Wrong: a detached task does not hear that its starter was cancelled.
// Must fail with: A detached task is not cancelled with the one that started it

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  return try await Task.detached {
    var number = 1
    var count = 0
    while count < ticket {
      try Task.checkCancellation()
      number += 1
      if isLucky(number) { count += 1 }
    }
    return number
  }.value
}
