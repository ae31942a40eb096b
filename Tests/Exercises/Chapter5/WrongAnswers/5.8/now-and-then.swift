// Wrong: stays on the main actor, and gives its turn away now and then.
// Must fail with: it works on the main actor, a piece at a time

@MainActor
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count < ticket {
    number += 1
    if isLucky(number) { count += 1 }
    if number.isMultiple(of: 1_000) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
  return number
}
