// Wrong: the clock may be nil, and is the computer's then.
// Must fail with: A greeter may be without a clock there: `let now: (@Sendable () -> Date)?`

struct Greeter {
  let now: (@Sendable () -> Date)?

  init(now: (@Sendable () -> Date)?) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    let moment = now?() ?? Date()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
