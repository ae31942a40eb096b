// Wrong: reads the clock for the next greeting when the last one was given.
// Must fail with: No greeting has been asked for yet, but the clock has already been read.

final class Greeter {
  private let now: @Sendable () -> Date
  private var moment: Date

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
    moment = now()
  }

  func greeting(for name: String) -> String {
    defer { moment = now() }
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
