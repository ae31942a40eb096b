// Wrong: reads the clock once more when it has greeted before.
// Must fail with: Its greeting number 2 read the clock 2 times instead of once

final class Greeter {
  private let now: @Sendable () -> Date
  private var last: Date?

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    if let last, now() < last { return "The clock has been set back." }
    let moment = now()
    last = moment
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
