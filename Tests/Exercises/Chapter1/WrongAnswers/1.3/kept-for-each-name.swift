// Wrong: keeps the greeting of each guest.
// Must fail with: It should ask the clock each time, not keep what it showed once.

final class Greeter {
  private let now: @Sendable () -> Date
  private var greetings: [String: String] = [:]

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    if let greeting = greetings[name] { return greeting }
    let moment = now()
    let greeting = "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
    greetings[name] = greeting
    return greeting
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
