// Wrong: makeGreeter(now:) asks for the time, and hands over a closure that repeats it.
// Must fail with: There was no greeting yet, and the clock has been read already.

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
