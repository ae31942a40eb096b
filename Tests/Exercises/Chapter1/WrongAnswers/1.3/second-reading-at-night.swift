// Wrong: looks again before six, to be sure.
// Must fail with: A greeting read its clock 2 times instead of once, and at 06:00 it said

struct Greeter {
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    var moment = now()
    if moment.timeOfDay < "06:00" { moment = now() }
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
