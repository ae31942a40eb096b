import Foundation
import Synchronization

/// A clock that stands still until the test sets it.
final class WallClock: Sendable {
  private let time: Mutex<Int>

  init(hour: Int) {
    time = Mutex(hour)
  }

  var hour: Int {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  /// That hour of 1 January 1970, in UTC.
  var date: Date { Date(timeIntervalSince1970: Double(hour) * 3600) }
}

extension Calendar {
  static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
