// Wrong: leaves the loop, and answers with the number it has come to.
// Must fail with: It should get a CancellationError, and got the number 1.

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count < ticket {
    if Task.isCancelled { break }
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
