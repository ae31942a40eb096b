// Wrong: counts a second that has begun.
// Must fail with: is 60, 60, 40, 1, 0, 0, 50.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()).rounded(.up))) }
}
