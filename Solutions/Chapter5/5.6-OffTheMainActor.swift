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

/// The prime at a position, counted from 1.
@concurrent
func offlineNthPrime(_ n: Int, isPrime: @escaping @Sendable (Int) -> Bool) async throws -> Int {
  guard n >= 1 else { throw NoSuchPosition(n: n) }
  var number = 1
  var count = 0
  while count < n {
    try Task.checkCancellation()
    number += 1
    if isPrime(number) { count += 1 }
  }
  return number
}
