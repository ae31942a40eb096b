// Wrong: whoever forgets the clock gets the computer's.
// Must fail with: The computer's clock is read there: `var now: @Sendable () -> Date = { Date() }`

struct Greeter {
  var now: @Sendable () -> Date = { Date() }

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
