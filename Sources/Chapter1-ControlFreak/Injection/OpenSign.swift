internal import Foundation

// snippet.open-sign
/// The sign on a coffee shop's door. It's given a clock.
struct OpenSign {
  let hours: Range<Int>
  let calendar: Calendar
  let now: @Sendable () -> Date

  var text: String {
    let hour = calendar.component(.hour, from: now())
    return hours.contains(hour) ? "open" : "closed"
  }
}
// snippet.end

// snippet.open-sign-default
/// The same sign with a default: code that forgets the clock gets the real one.
struct ForgivingSign {
  let sign: OpenSign

  init(
    hours: Range<Int>, calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    sign = OpenSign(hours: hours, calendar: calendar, now: now)
  }
}
// snippet.end
