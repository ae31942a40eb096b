// Wrong: cuts the start to full seconds.
// Must fail with: A start that is given counts as it is

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  let end: Date

  init(from start: Date = Current.now()) {
    end = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down) + 60)
  }

  mutating func find() {
    let now = Current.now()
    if now < end { finds.append(now) }
  }

  var secondsLeft: Int { max(0, Int(end.timeIntervalSince(Current.now()))) }
}
