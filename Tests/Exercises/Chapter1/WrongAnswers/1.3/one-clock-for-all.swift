// Wrong: the clock is a static that the last greeter has set.
// Must fail with: Each needs a clock of its own, in a stored property, not in a static.

import Synchronization

struct Greeter {
  static let now = Mutex<@Sendable () -> Date>({ Date() })

  func greeting(for name: String) -> String {
    let moment = Self.now.withLock { $0 }()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter.now.withLock { $0 = now }
  return Greeter()
}
