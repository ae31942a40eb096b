import Primes

/// Finds the prime at a position, counted from 1, by going through all numbers and counting primes.
///
/// - Throws: `NoSuchPrime`.
package func naiveNthPrime(_ n: Int) throws(NoSuchPrime) -> Int {
  guard n >= 1 else { throw .tooEarly(n) }
  guard n <= NoSuchPrime.limit else { throw .tooLate(n) }
  var number = 1
  var count = 0
  // Not <=, which would go one prime too far: its 5th would be 13.
  while count < n {
    number += 1
    if isPrimeByTrial(number) { count += 1 }
  }
  return number
}

private func isPrimeByTrial(_ number: Int) -> Bool {
  var divisor = 2
  while divisor * divisor <= number {
    if number.isMultiple(of: divisor) { return false }
    divisor += 1
  }
  return true
}
