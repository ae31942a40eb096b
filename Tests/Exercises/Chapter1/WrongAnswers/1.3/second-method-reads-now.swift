// Wrong: a second method reads the computer's clock, as `.now`.
// Must fail with: The computer's clock is read there: `Int(appointment.distance(to: .now) / 60)`

import Foundation

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    let time = now()
    return "Good \(time.partOfDay), \(name). It is \(time.timeOfDay)."
  }

  func minutesLate(for appointment: Date) -> Int {
    Int(appointment.distance(to: .now) / 60)
  }
}

/// A greeter that goes by the clock `now`. The tests call this function, and then
/// `greeting(for:)`. It still returns a `Greeter`.
func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
