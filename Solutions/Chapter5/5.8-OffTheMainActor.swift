// 5.8 · Off the main actor                                                 ★★★
//
// In a raffle every ticket has a number n, and its lucky number is the nth prime. The machine at
// the fair finds it locally, without a network. While it does, its lamps stand still, nobody can
// give up, and the number that comes out is that of another ticket.
//
// Edit:   `luckyNumber(forTicket:)` at the end of this file, and what it calls.
// Check:  swift run workshop check 5.8
// Read:   Book/05-ReducerEnvironments.md, "The freeze"

// MARK: - Given

/// There is no such ticket: they are numbered from 1.
struct NoSuchTicket: Error, Equatable {
  var ticket: Int
}

/// Whether a number can be divided by 1 and by itself only. It is fast enough, and right.
func isLucky(_ number: Int) -> Bool {
  guard number > 2 else { return number == 2 }
  if number.isMultiple(of: 2) { return false }
  var divisor = 3
  while divisor <= number / divisor {
    if number.isMultiple(of: divisor) { return false }
    divisor += 2
  }
  return true
}

// MARK: - Yours

/// The prime at a position, counted from 1: ticket 1 has 2, ticket 2 has 3, ticket 5 has 11.
///
/// You are done when
/// - the number is right, for every ticket;
/// - the main actor is free while the machine computes, whoever has asked, and the machine needs no
///   turns of it: it goes on while the main actor is busy;
/// - a task that is cancelled has its answer soon, which is a `CancellationError`, and the machine
///   does not go on computing for nobody.
///
/// It may stay as slow as it is. If you make it faster, compute: no lists of primes.
///
/// - Throws: `NoSuchTicket` for a ticket below 1.
@concurrent
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
