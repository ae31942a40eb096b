// Correct: is generic over the clock, with a fixed one for previews.

protocol WallClock {
  func now() -> Date
}

struct ClosureClock: WallClock {
  let read: @Sendable () -> Date

  func now() -> Date { read() }
}

struct Greeter {
  private let texts: (String) -> String

  init<Clock: WallClock>(clock: Clock) {
    texts = { name in
      let moment = clock.now()
      return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
    }
  }

  func greeting(for name: String) -> String { texts(name) }
}

extension Greeter {
  /// For previews: it is always noon on the first of January 1970. A comment may mention Date().
  static var atNoon: Greeter {
    Greeter(clock: ClosureClock { Date(timeIntervalSince1970: 43_200) })
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(clock: ClosureClock(read: now))
}
