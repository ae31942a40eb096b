// Wrong: the clock is a static that the last greeter has set.
// Must fail with: Each needs a clock of its own, in a stored property, not in a static.

import Foundation
import Synchronization

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
