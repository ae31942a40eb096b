// Wrong: an extension offers a greeter with the computer's clock.
// Must fail with: The computer's clock is read there: `static let live = Greeter { .now }`.

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

extension Greeter {
  static let live = Greeter { .now }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
