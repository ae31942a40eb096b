package import Foundation

/// The sign on a coffee shop's door.
package protocol DoorSign {
  /// "open" during the hours of business, otherwise "closed".
  var text: String { get }
}

/// Makes a sign from the hours of business, a calendar and a clock. With the hours `9..<17`, the shop
/// opens at nine and closes at five.
package typealias MakeSign = (
  _ hours: Range<Int>, _ calendar: Calendar, _ now: @escaping () -> Date
) -> any DoorSign
