// Wrong: code that forgets the clock gets the computer's.
// Must fail with: Greeter() still works

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
