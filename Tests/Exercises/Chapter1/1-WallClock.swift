import Foundation
import Synchronization

/// A clock on the wall, which a test sets. It is in Greenwich time.
final class WallClock: Sendable {
  private let state: Mutex<(upcoming: [Date], readings: Int)>

  /// - Parameter times: what it shows, such as "09:05": at each reading the next, and the last from
  ///   then on.
  init(_ times: String...) {
    state = Mutex((times.map(date), 0))
  }

  /// How often it has been read.
  var readings: Int { state.withLock { $0.readings } }

  /// Puts it to another time.
  func show(_ time: String) {
    state.withLock { $0.upcoming = [date(time)] }
  }

  /// Reads it.
  @Sendable func now() -> Date {
    state.withLock { state in
      state.readings += 1
      return state.upcoming.count > 1 ? state.upcoming.removeFirst() : state.upcoming[0]
    }
  }
}

/// A day in 2026, at a time such as "09:05".
private func date(_ time: String) -> Date {
  let parts = time.split(separator: ":").compactMap { Double($0) }
  return Date(timeIntervalSince1970: 20_555 * 86_400 + parts[0] * 3_600 + parts[1] * 60)
}
