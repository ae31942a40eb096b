// Correct: a class with a computed property for the time.

@MainActor final class PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date
  private var now: Date { Current.now() }

  init(from start: Date) { end = start + 60 }

  convenience init() { self.init(from: Current.now()) }

  func find() {
    let moment = now
    guard moment < end else { return }
    finds.append(moment)
  }

  var secondsLeft: Int {
    let left = end.timeIntervalSinceReferenceDate - now.timeIntervalSinceReferenceDate
    return left > 0 ? Int(left) : 0
  }
}
