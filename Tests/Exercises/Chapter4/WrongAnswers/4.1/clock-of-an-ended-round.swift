// Wrong: a `Date()` is left for rounds that are over.
// Must fail with: Those after 0, 20 and 59.5 seconds count

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) { end = start.addingTimeInterval(60) }

  private var isOver = false

  mutating func find() {
    if isOver {
      if Date() < end { finds.append(end) }
      return
    }
    let now = Current.now()
    if now < end { finds.append(now) } else { isOver = true }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
