// Wrong: asks before it begins, and never again.
// Must fail with: Nobody stops a loop from outside

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  try Task.checkCancellation()
  var number = 1
  var count = 0
  while count < ticket {
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
