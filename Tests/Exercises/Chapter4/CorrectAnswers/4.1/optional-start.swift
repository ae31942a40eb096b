// Correct: the default is nil, and the environment is asked in the body.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date? = nil) { end = (start ?? Current.now()) + 60 }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
