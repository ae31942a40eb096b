// Wrong: the clock is an optional variable, so a greeter can be made without one.
// Must fail with: an optional `var` that begins as nil

struct Greeter {
  var now: (@Sendable () -> Date)?

  func greeting(for name: String) -> String {
    guard let date = now?() else { return "Hello, \(name)." }
    return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
