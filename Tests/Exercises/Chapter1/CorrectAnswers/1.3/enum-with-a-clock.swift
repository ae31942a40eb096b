// Correct: an enum whose only case has the clock.

enum Greeter {
  case now(() -> Date)

  func greeting(for name: String) -> String {
    switch self {
    case .now(let read):
      let date = read()
      return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
    }
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter { .now(now) }
