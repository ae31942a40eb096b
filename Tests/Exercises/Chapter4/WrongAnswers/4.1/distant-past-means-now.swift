// Wrong: takes a start long ago for none.
// Must fail with: none of them means that none is given.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = .distantPast) {
    let begin = start == .distantPast ? Current.now() : start
    end = begin.addingTimeInterval(60)
  }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
