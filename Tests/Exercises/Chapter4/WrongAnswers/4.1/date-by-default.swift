// Wrong: a `Date()` is left in a default argument that no test leaves out.
// Must fail with: times should come from Current.now(), even where no other test looks.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { secondsLeft(at: Current.now()) }

  func secondsLeft(at now: Date = Date()) -> Int { max(0, Int(end.timeIntervalSince(now))) }
}
