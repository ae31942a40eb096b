// Wrong: asks once to compare and once to note.
// Must fail with: A prime may then count by one reading and be noted at another

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  mutating func find() {
    if Current.now() < end { finds.append(Current.now()) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
