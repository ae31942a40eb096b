// Wrong: a prime at the very end counts.
// Must fail with: Those after 0, 20 and 59.5 seconds count

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now <= end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
