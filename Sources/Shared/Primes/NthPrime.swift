import Foundation

/// The prime at a position, counted from 1: the 5th prime is 11.
///
/// It sieves all numbers up to where the prime must be, as Eratosthenes did. That is work for the
/// processor, so the caller does not do it on their own actor.
///
/// - Parameter position: from 1 to 1,000,000.
/// - Throws: `NoSuchPrime`, or `CancellationError` where the task is cancelled meanwhile.
@concurrent
package func nthPrime(_ position: Int) async throws -> Int {
  try sievedPrime(at: position)
}

/// The same at once, for a program that does nothing else meanwhile.
package func sievedPrime(at position: Int) throws -> Int {
  guard position >= 1 else { throw NoSuchPrime.tooEarly(position) }
  guard position <= NoSuchPrime.limit else { throw NoSuchPrime.tooLate(position) }
  if position == 1 { return 2 }

  // isComposite[i] is about the odd number 2i + 1.
  let bound = upperBound(position)
  var isComposite = [Bool](repeating: false, count: bound / 2 + 1)
  var count = 1
  for index in 1..<isComposite.count where !isComposite[index] {
    try Task.checkCancellation()
    let prime = 2 * index + 1
    count += 1
    if count == position { return prime }
    // Smaller multiples have a smaller prime in them, and are crossed out already.
    guard prime <= bound / prime else { continue }
    var multiple = prime * prime / 2
    while multiple < isComposite.count {
      isComposite[multiple] = true
      multiple += prime
    }
  }
  preconditionFailure("Barkley Rosser has proven that the prime is below the bound.")
}

/// A number that no prime up to this position exceeds: see Barkley Rosser, "Explicit Bounds for
/// Some Functions of Prime Numbers", 1941.
private func upperBound(_ position: Int) -> Int {
  let n = Double(position)
  return position < 6 ? 13 : Int(n * (log(n) + log(log(n)))) + 1
}

/// Why there is no prime at a position.
package enum NoSuchPrime: Error, Equatable, CustomStringConvertible {
  /// Positions are counted from 1.
  case tooEarly(Int)
  /// There is one, but nobody computes it here.
  case tooLate(Int)

  /// The last position that is computed.
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
