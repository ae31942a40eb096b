// Wrong: makeGreeter(now:) asks for the time, and hands over a closure that repeats it.
// Must fail with: No greeting has been asked for yet, but the clock has already been read.

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  let moment = now()
  return Greeter(now: { moment })
}
