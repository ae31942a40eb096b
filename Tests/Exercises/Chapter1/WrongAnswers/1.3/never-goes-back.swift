// Wrong: greets with the latest time that its clock has shown.
// Must fail with: Then its clock is put back to 08:10

import Synchronization

final class Greeter: Sendable {
  private let now: @Sendable () -> Date
  private let latest = Mutex(Date.distantPast)

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    let shown = now()
    let moment = latest.withLock { latest in
      latest = max(latest, shown)
      return latest
    }
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
