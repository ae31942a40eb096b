// Wrong: takes a clock that shows 1970, or a time before, for one that isn't set.
// Must fail with: no date means that there is no clock.

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    let shown = now()
    let moment = shown > Date(timeIntervalSince1970: 0) ? shown : .now
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
