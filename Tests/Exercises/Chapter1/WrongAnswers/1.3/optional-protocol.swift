// Wrong: the clock is a protocol, and may be nil.
// Must fail with: A greeter may be without a clock there: `let clock: (any WallClock)?`

protocol WallClock {
  func time() -> Date
}

struct CallerClock: WallClock {
  let now: @Sendable () -> Date

  func time() -> Date { now() }
}

struct Greeter {
  let clock: (any WallClock)?

  func greeting(for name: String) -> String {
    guard let moment = clock?.time() else { return "Good day, \(name)." }
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(clock: CallerClock(now: now))
}
