import Synchronization

/// Everything outside the program: a clock, random numbers, a server, a file and the statistics.
///
/// The live environment says here what it touches.
package enum Outside {
  private static let log = Mutex<[String]>([])

  static func touch(_ part: String) {
    log.withLock { $0.append(part) }
  }

  /// What is touched while `body` runs, in order.
  package static func touched(by body: () throws -> Void) rethrows -> [String] {
    let before = log.withLock(\.count)
    try body()
    return log.withLock { Array($0.dropFirst(before)) }
  }
}
