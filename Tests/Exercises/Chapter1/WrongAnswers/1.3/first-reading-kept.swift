// Wrong: reads the clock for the first greeting and says the same ever after.
// Must fail with: It should ask the clock each time, not keep what it showed once.

final class Greeter {
  private let now: @Sendable () -> Date
  private lazy var moment = now()

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
