import Foundation
import Injection

/// Signs that are right.
enum RightSign: CaseIterable {
  case asksEachTime, comparesByHand

  var make: MakeSign {
    switch self {
    case .asksEachTime: sign { hours, hour in hours.contains(hour) }
    case .comparesByHand:
      sign { hours, hour in hours.lowerBound <= hour && hour < hours.upperBound }
    }
  }
}

/// Signs that are wrong, each in one way. The raw value completes "a sign that …".
enum WrongSign: String, CaseIterable {
  case readsOnce = "reads the clock once, when it's made"
  case readsFirst = "reads the clock once, when it's first asked"
  case ownCalendar = "uses a calendar of its own"
  case opensEarly = "opens an hour early"
  case opensLate = "opens an hour late"
  case closesEarly = "closes an hour early"
  case closesLate = "closes an hour late"
  case alwaysOpen = "is open all day"
  case alwaysClosed = "is closed all day"
  case reversed = "says open when it's closed, and closed when it's open"

  var make: MakeSign {
    switch self {
    case .readsOnce:
      { hours, calendar, now in
        let isOpen = hours.contains(calendar.component(.hour, from: now()))
        return Sign { isOpen }
      }
    case .readsFirst:
      { hours, calendar, now in
        lazy var isOpen = hours.contains(calendar.component(.hour, from: now()))
        return Sign { isOpen }
      }
    case .ownCalendar:
      { hours, _, now in
        Sign { hours.contains(Calendar.inAnotherTimeZone.component(.hour, from: now())) }
      }
    case .opensEarly:
      sign { hours, hour in (hours.lowerBound - 1..<hours.upperBound).contains(hour) }
    case .opensLate: sign { hours, hour in hours.dropFirst().contains(hour) }
    case .closesEarly: sign { hours, hour in hours.dropLast().contains(hour) }
    case .closesLate: sign { hours, hour in (hours.lowerBound...hours.upperBound).contains(hour) }
    case .alwaysOpen: sign { _, _ in true }
    case .alwaysClosed: sign { _, _ in false }
    case .reversed: sign { hours, hour in !hours.contains(hour) }
    }
  }
}

/// Makes a sign that asks its clock each time, and is open when this is true.
private func sign(
  _ isOpen: @escaping (_ hours: Range<Int>, _ hour: Int) -> Bool
) -> MakeSign {
  { hours, calendar, now in Sign { isOpen(hours, calendar.component(.hour, from: now())) } }
}

private struct Sign: DoorSign {
  let isOpen: () -> Bool
  var text: String { isOpen() ? "open" : "closed" }
}

extension Calendar {
  fileprivate static var inAnotherTimeZone: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 5 * 3_600) ?? .gmt
    return calendar
  }
}
