// Wrong: counts on below zero when the round is over.
// Must fail with: is 60, 59, 40, 1, 0, -30, 50.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { Int(end.timeIntervalSince(Current.now())) }
}
