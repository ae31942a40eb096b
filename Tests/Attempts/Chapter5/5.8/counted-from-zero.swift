// Wrong: takes ticket 0 for the first one.
// Must fail with: Ticket 0 should be answered with NoSuchTicket(ticket: 0)

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 0 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count <= ticket {
    try Task.checkCancellation()
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
