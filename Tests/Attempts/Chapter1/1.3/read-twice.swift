// Wrong: replaces each `Date()` with a reading of its own, so that the halves can disagree.
// Must fail with: The greeting read its clock 2 times instead of once, and at noon it says "Good morning, Ada. It is 12:00."

import Foundation

extension Date {
  var partOfDay: String {
    switch hourAndMinute.hour {
    case ..<12: "morning"
    case ..<18: "afternoon"
    default: "evening"
    }
  }

  var timeOfDay: String {
    let (hour, minute) = hourAndMinute
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  private var hourAndMinute: (hour: Int, minute: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (calendar.component(.hour, from: self), calendar.component(.minute, from: self))
  }
}

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    "Good \(now().partOfDay), \(name). It is \(now().timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
