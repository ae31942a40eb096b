// 1.3 · Inject the clock                                                   ★★☆
//
// The start screen's greeting reads the computer's clock. A test of "Good evening" would have
// to run in the evening. Let the time come from outside, and let the greeting ask for it when
// it needs it.
//
// You are done when
// - the greeting goes by the clock that the greeter was given
// - the clock is read in `greeting(for:)`, and not before
// - a greeting reads the clock once, so its words agree with its time
// - no greeter can be made without a clock
// - none of your code reads the computer's clock
//
// Edit:   `Greeter` and `makeGreeter(now:)` at the end of this file.
// Check:  swift run workshop check 1.3
// Read:   Book/01-ControlFreak.md, "Time is a dependency too"

import Foundation

// MARK: - Given

// `partOfDay` and `timeOfDay` are in Greenwich time, wherever the program runs.
extension Date {
  /// "morning" from 6:00 on, "afternoon" from 12:00 on, "evening" from 18:00 on.
  var partOfDay: String {
    switch hourAndMinute.hour {
    case 6..<12: "morning"
    case 12..<18: "afternoon"
    default: "evening"
    }
  }

  /// The time of day, such as "09:05".
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

// MARK: - Yours

// What the greeter is given is not a time but a way to ask for it, because the answer
// changes during the greeter's life. It asks once for each greeting: two answers may lie on
// two sides of noon.

/// Greets the guest according to the time of day.
struct Greeter {
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

/// A greeter that goes by the clock `now`.
func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
