// Wrong: a fast sieve that asks before it begins and when it is through, and not meanwhile.
// Must fail with: and not when it is through

@concurrent
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  try Task.checkCancellation()
  let bound = ticket * 18 + 10
  var isComposite = [Bool](repeating: false, count: bound)
  var count = 0
  var answer = 0
  for number in 2..<bound where !isComposite[number] {
    count += 1
    if count == ticket { answer = number }
    for multiple in stride(from: number * number, to: bound, by: number) {
      isComposite[multiple] = true
    }
  }
  try Task.checkCancellation()
  return answer
}
