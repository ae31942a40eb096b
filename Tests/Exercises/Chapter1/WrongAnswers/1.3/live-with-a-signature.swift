// Wrong: reads the computer's clock, in a closure whose type is written down.
// Must fail with: The computer's clock is read there: `static var live: Greeter {

struct Greeter {
  let now: @Sendable () -> Date

  static var live: Greeter { Greeter(now: { () -> Date in .now }) }

  func greeting(for name: String) -> String {
    let date = now()
    return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter { Greeter(now: now) }
