// Wrong: draws another position each time.
// Must fail with: Tests can expect a result only if they know what the mock will say

import Synchronization

extension LuckyDrawEnvironment {
  private static let last = Mutex(0)

  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: {
      last.withLock { last in
        last += 1
        return last
      }
    },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
