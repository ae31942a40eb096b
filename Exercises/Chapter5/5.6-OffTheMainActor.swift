// 5.6 · Off the main actor                                                 ★★☆
//
// Prime Time's offline counter finds the nth prime by trying one number after another. It has four
// bugs. While it searches, the screen is frozen. You can't cancel. The answer is off by one: it's
// the prime at the next position. And a position below 1 isn't refused.
//
// You are done when
// - each position has its prime
// - a position below 1 throws `NoSuchPosition`
// - each search tries all numbers with `isPrime`, from 2 on
// - the screen stays responsive while a number is being tried
// - the search never runs on the main actor, not even at the start
// - a task that is cancelled beforehand gets a `CancellationError`
// - a task that is cancelled during the search gets a `CancellationError` soon
// - a cancelled search ends just as quickly when other searches are running
// - a cancelled search leaves nothing running
//
// Edit:   `offlineNthPrime(_:isPrime:)`: its declaration, its body, and helpers of your own.
// Check:  swift run workshop check 5.6
// Read:   Book/05-ReducerEnvironments.md, "Off the main actor"

// MARK: - Given

/// There is no such prime: positions are counted from 1.
struct NoSuchPosition: Error, Equatable {
  var n: Int
}

// MARK: - Yours

/// The prime at a position, counted from 1: the first ones are 2, 3, 5, 7, 11.
///
/// "Soon" means that at most 10,000 more numbers are tried, however few of them are prime. If one
/// of these numbers completes the search, it may return that prime.
///
/// - Parameters:
///   - n: the position.
///   - isPrime: whether a number is prime. Try all numbers with it, and keep no list of primes. The
///     tests watch which numbers are tried, and when.
/// - Throws: `NoSuchPosition` for a position below 1. If the task is also cancelled, either error
///   will do.
@MainActor
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  // TODO: 5.6
  var number = 1
  var count = 0
  while count <= n {
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
