// Wrong: one `.now` is left, which does not look like `Date()`.
// Must fail with: note that same moment. `.now` and timeIntervalSinceNow read
// the computer's clock, just as Date() does.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    if .now < end { finds.append(Current.now()) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
