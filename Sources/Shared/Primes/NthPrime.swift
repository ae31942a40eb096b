import Foundation

/// The prime at a position, counted from 1: the 5th prime is 11.
///
/// It sieves all numbers up to a bound on that prime, with the sieve of Eratosthenes. That keeps
/// the processor busy, so it runs off the caller's actor, and lets waiting tasks go first.
///
/// - Parameter position: from 1 to 1,000,000.
/// - Throws: `NoSuchPrime`, or `CancellationError` if the task is cancelled before the end.
@concurrent
package func nthPrime(_ position: Int) async throws -> Int {
  await Task.yield()
  return try sievedPrime(at: position)
}

/// The synchronous version, for a program that has nothing else to do.
package func sievedPrime(at position: Int) throws -> Int {
  guard position >= 1 else { throw NoSuchPrime.tooEarly(position) }
  guard position <= NoSuchPrime.limit else { throw NoSuchPrime.tooLate(position) }
  if position == 1 { return 2 }

  // isComposite[i] stands for the odd number 2i + 1.
  let bound = upperBound(position)
  var isComposite = [Bool](repeating: false, count: bound / 2 + 1)
  var count = 1
  for index in 1..<isComposite.count where !isComposite[index] {
    try Task.checkCancellation()
    let prime = 2 * index + 1
    count += 1
    if count == position { return prime }
    // Smaller multiples have a smaller prime factor, so they're crossed out already.
    guard prime <= bound / prime else { continue }
    var multiple = prime * prime / 2
    while multiple < isComposite.count {
      isComposite[multiple] = true
      multiple += prime
    }
  }
  preconditionFailure("Barkley Rosser has proven that the prime is below the bound.")
}

/// An upper bound for the primes up to this position: see Barkley Rosser, "Explicit Bounds for Some
/// Functions of Prime Numbers", 1941.
private func upperBound(_ position: Int) -> Int {
  let n = Double(position)
  return position < 6 ? 13 : Int(n * (log(n) + log(log(n)))) + 1
}

/// Why there's no prime at a position.
package enum NoSuchPrime: Error, Equatable, CustomStringConvertible {
  /// Positions are counted from 1.
  case tooEarly(Int)
  /// There is one, but it's beyond the limit.
  case tooLate(Int)

  /// The last position that can be computed.
  package static let limit = 1_000_000

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .tooEarly(let position):
      "There is no prime number \(position). The first is number 1: ask for that or a later one."
    case .tooLate(let position):
      "Prime number \(position) is too far away: ask for one up to number \(Self.limit)."
    }
  }
}
