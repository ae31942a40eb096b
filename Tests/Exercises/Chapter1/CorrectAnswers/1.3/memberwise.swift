// Correct: uses the initializer that Swift writes, and hands the moment to a function.

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    greeting(for: name, at: now())
  }

  private func greeting(for name: String, at moment: Date) -> String {
    "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
