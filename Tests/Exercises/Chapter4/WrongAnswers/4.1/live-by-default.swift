// Wrong: a default argument asks the live environment, which is the computer's clock by another name.
// Must fail with: The live environment is asked there

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { secondsLeft(at: Current.now()) }

  func secondsLeft(at now: Date = FavoritePrimesEnvironment.live.now()) -> Int {
    max(0, Int(end.timeIntervalSince(now)))
  }
}
