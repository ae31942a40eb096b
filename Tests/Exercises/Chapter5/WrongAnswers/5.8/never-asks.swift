// Wrong: computes to the end, whoever has given up.
// Must fail with: It should get a CancellationError, and got the number 224737

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  var number = 1
  var count = 0
  while count < ticket {
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}
