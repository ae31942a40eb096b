// Wrong: the loop of the original: it stops one prime later.
// Must fail with: Ticket 1 should have the number 2, and has the number 3

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count <= ticket {
    try Task.checkCancellation()
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
