// Wrong: keeps the environment's clock from the moment at which the round is made.
// Must fail with: not a copy that the round has kept, nor the computer's clock,

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date
  private let now = Current.now

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(now()))) }
}
