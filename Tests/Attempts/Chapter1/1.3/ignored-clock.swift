// Wrong: accepts a clock and goes on looking at the one of the computer.
// Must fail with: The greeting read its clock 0 times instead of once

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
    let moment = Date()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
