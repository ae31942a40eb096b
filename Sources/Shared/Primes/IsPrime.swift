/// Whether a number is prime. 1, 0 and negative numbers are not.
package func isPrime(_ number: Int) -> Bool {
  guard number > 3 else { return number > 1 }
  guard !number.isMultiple(of: 2) else { return false }
  var divisor = 3
  while divisor <= number / divisor {
    if number.isMultiple(of: divisor) { return false }
    divisor += 2
  }
  return true
}
