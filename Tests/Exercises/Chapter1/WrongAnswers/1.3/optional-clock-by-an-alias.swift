// Wrong: the initializer also takes nil for a clock, by way of a typealias.
// Must fail with: A greeter may be without a clock there: `private let now: Now?`

typealias Now = @Sendable () -> Date

/// Greets the guest according to the time of day.
struct Greeter {
  private let now: Now?

  init(now: Now?) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    guard let time = now?() else { return "Welcome, \(name)." }
    return "Good \(time.partOfDay), \(name). It is \(time.timeOfDay)."
  }
}

/// A greeter that goes by the clock `now`. The tests call this function, and then
/// `greeting(for:)`. It still returns a `Greeter`.
func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
