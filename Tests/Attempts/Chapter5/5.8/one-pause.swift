// Wrong: gives the main actor one turn, and then keeps it.
// Must fail with: Until the answers came, the lamps

@MainActor
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  await Task.yield()
  var number = 1
  var count = 0
  while count < ticket {
    try Task.checkCancellation()
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
