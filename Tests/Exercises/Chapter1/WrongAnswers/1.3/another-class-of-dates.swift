// Wrong: reads the computer's clock for a preview, as an NSDate.
// Must fail with: The computer's clock is read there: `static var preview: Greeter {

struct Greeter {
  let now: @Sendable () -> Date

  static var preview: Greeter { Greeter(now: { NSDate() as Date }) }

  func greeting(for name: String) -> String {
    let date = now()
    return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter { Greeter(now: now) }
