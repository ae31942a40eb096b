// Wrong: drops a prime that was found at the same moment as the one before.
// Must fail with: even two at the same moment

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }
  mutating func find() {
    let now = Current.now()

    if now < end { if finds.last != now { finds.append(now) } }
  }
  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
