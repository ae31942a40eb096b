// 5.6 · Off the main actor                                                 ★★☆
//
// Prime Time's offline counter finds the nth prime by trying one number after another. It's right,
// but while it searches the screen is frozen, and a search can't be cancelled: one that nobody
// waits for any more goes on to its end.
//
// You are done when
// - each position has its prime
// - no number is tried on the main actor
// - a cancelled search throws `CancellationError`, even if it's cancelled before it begins
// - soon after that no number is tried any more, even where primes are rare
//
// Edit:   `offlineNthPrime(_:isPrime:)`: its declaration, its body, and helpers of your own.
// Check:  swift run workshop check 5.6
// Read:   Book/05-ReducerEnvironments.md, "Off the main actor"

// MARK: - Yours

/// The prime at a position, counted from 1: the first ones are 2, 3, 5, 7, 11.
///
/// - Parameters:
///   - n: the position, at least 1.
///   - isPrime: whether a number is prime. It keeps the thread for a while.
@MainActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  // TODO: 5.6
  var number = 1
  var count = 0
  while count < n {
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
