// Wrong: reads the clock for the first greeting and says the same ever after.
// Must fail with: It should ask the clock each time, not keep what it showed once.

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

final class Greeter {
  private let now: @Sendable () -> Date
  private lazy var moment = now()

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
