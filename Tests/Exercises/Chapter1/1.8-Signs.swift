import Foundation
import Injection

/// Signs that are right. The raw value completes "a sign that …".
enum RightSign: String, CaseIterable {
  case asksEachTime = "asks its clock for each text"
  case asksTwice = "asks its clock twice for each text"

  var make: MakeSign {
    switch self {
    case .asksEachTime:
      { hours, calendar, now in
        Sign { hours.contains(calendar.component(.hour, from: now())) }
      }
    case .asksTwice:
      { hours, calendar, now in
        let hour = { calendar.dateComponents([.hour], from: now()).hour ?? 0 }
        return Sign { hours.lowerBound <= hour() && hour() < hours.upperBound }
      }
    }
  }
}

/// Signs that are wrong, each in one way. The raw value completes "a sign that …".
enum WrongSign: String, CaseIterable {
  case readsOnce = "reads the clock once, when it's made"
  case computersClock = "reads the computer's clock"
  case ownCalendar = "uses a calendar of its own"
  case opensLate = "opens an hour late"
  case closesLate = "closes an hour late"
  case closesEarly = "closes an hour early"
  case alwaysOpen = "is open all day"
  case reversed = "says open when it's closed, and closed when it's open"

  var make: MakeSign {
    switch self {
    case .readsOnce:
      { hours, calendar, now in
        let isOpen = hours.contains(calendar.component(.hour, from: now()))
        return Sign { isOpen }
      }
    case .computersClock:
      { hours, calendar, _ in
        Sign { hours.contains(calendar.component(.hour, from: Date())) }
      }
    case .ownCalendar:
      { hours, _, now in
        Sign { hours.contains(Calendar.inKarachi.component(.hour, from: now())) }
      }
    case .opensLate:
      { hours, calendar, now in
        Sign { hours.dropFirst().contains(calendar.component(.hour, from: now())) }
      }
    case .closesLate:
      { hours, calendar, now in
        Sign {
          (hours.lowerBound...hours.upperBound).contains(calendar.component(.hour, from: now()))
        }
      }
    case .closesEarly:
      { hours, calendar, now in
        Sign { hours.dropLast().contains(calendar.component(.hour, from: now())) }
      }
    case .alwaysOpen: { _, _, _ in Sign { true } }
    case .reversed:
      { hours, calendar, now in
        Sign { !hours.contains(calendar.component(.hour, from: now())) }
      }
    }
  }
}

private struct Sign: DoorSign {
  let isOpen: () -> Bool
  var text: String { isOpen() ? "open" : "closed" }
}

extension Calendar {
  fileprivate static var inKarachi: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 5 * 3_600) ?? .gmt
    return calendar
  }
}
