// Wrong: one `Date()` is left over.
// Must fail with: greeting(for:) still looks at it, at least once.

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
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(Date().timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
