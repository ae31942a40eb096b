// Wrong: the default argument was forgotten.
// Must fail with: a default argument is code as well.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Date()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
