// Wrong: knows the numbers that somebody may look at.
// Must fail with: Ticket 11 should have the number 31

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  try Task.checkCancellation()
  let known = [1: 2, 2: 3, 3: 5, 4: 7, 5: 11, 6: 13, 7: 17, 8: 19, 9: 23, 10: 29]
  let late = [1_000: 7_919, 10_000: 104_729]
  return known[ticket] ?? late[ticket] ?? 0
}
