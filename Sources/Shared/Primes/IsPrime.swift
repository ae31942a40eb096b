/// Whether a number is prime. 1, 0 and negative numbers are not.
///
/// It's fast even for the largest number. This is the Miller–Rabin test, which
/// with the first twelve primes as its witnesses is certain for all 64-bit numbers: see Jonathan
/// Sorenson and Jonathan Webster, "Strong Pseudoprimes to Twelve Prime Bases", 2015.
package func isPrime(_ number: Int) -> Bool {
  guard number > 1 else { return false }
  let witnesses = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
  for witness in witnesses where number.isMultiple(of: witness) { return number == witness }

  let halvings = (number - 1).trailingZeroBitCount
  return witnesses.allSatisfy { witness in
    var power = witness.power((number - 1) >> halvings, modulo: number)
    if power == 1 { return true }
    for _ in 1..<halvings where power != number - 1 {
      power = power.times(power, modulo: number)
    }
    return power == number - 1
  }
}

extension Int {
  /// The product modulo a number, computed without overflow.
  fileprivate func times(_ other: Int, modulo: Int) -> Int {
    modulo.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }

  fileprivate func power(_ exponent: Int, modulo: Int) -> Int {
    var (result, square, rest) = (1, self, exponent)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = result.times(square, modulo: modulo) }
      square = square.times(square, modulo: modulo)
      rest /= 2
    }
    return result
  }
}
