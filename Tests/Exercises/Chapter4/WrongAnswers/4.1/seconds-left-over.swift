// Wrong: `timeIntervalSinceNow` was not recognized as a clock.
// Must fail with: It should be 60, 59, 40, 1, 0, 0, 50, but is

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSinceNow)) }
}
