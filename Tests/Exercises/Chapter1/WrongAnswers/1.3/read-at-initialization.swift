// Wrong: asks for the time once, when the greeter is made.
// Must fail with: No greeting has been asked for yet, but the clock has already been read.

struct Greeter {
  private let moment: Date

  init(now: () -> Date) {
    moment = now()
  }

  func greeting(for name: String) -> String {
    "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
