// Wrong: right and cancellable, and still on the main actor.
// Must fail with: had [0, 0] turns

@MainActor
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count < ticket {
    try Task.checkCancellation()
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
