// Wrong: the initializer also takes nil for a clock, and goes by one that stands still then.
// Must fail with: A greeter may be without a clock there: `init(now: Clock?) {`

typealias Clock = @Sendable () -> Date

struct Greeter {
  private let now: Clock

  init(now: Clock?) {
    self.now = now ?? { .distantPast }
  }

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
