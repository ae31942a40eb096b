// Wrong: compares with the environment's time, and notes the computer's.
// Must fail with: Compare Current.now() with
// the end, and note that same moment

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(Date()) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
