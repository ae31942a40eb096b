// Wrong: the initializer reads the clock, too, to check it.
// Must fail with: Making a greeter shouldn't read it: leave that to `greeting(for:)`.

struct Greeter {
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) {
    assert(now() > .distantPast, "This clock isn't set.")
    self.now = now
  }

  func greeting(for name: String) -> String {
    let date = now()
    return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
