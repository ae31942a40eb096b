// Wrong: replaces each `Date()` with a reading of its own, so that the halves can disagree.
// Must fail with: A greeting read its clock 2 times instead of once, and at noon it said "Good morning, Ada. It is 12:00."

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    "Good \(now().partOfDay), \(name). It is \(now().timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
