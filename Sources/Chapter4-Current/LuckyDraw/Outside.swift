import Foundation
import Primes
import Synchronization

/// Everything outside the program: a clock, random numbers, a server, a file and the statistics.
///
/// It takes the place of the real ones, and records what was touched.
package enum Outside {
  private static let log = Mutex<[String]>([])

  /// What was touched since the program started, in order.
  package static var touched: [String] {
    log.withLock { $0 }
  }

  static func touch(_ part: String) {
    log.withLock { $0.append(part) }
  }

  static func readClock() -> Date {
    touch("the clock")
    return Date()
  }

  static func drawNumber() -> Int {
    touch("the random numbers")
    return Int.random(in: 1...1_000)
  }

  static func askServer(for position: Int) throws -> Int {
    touch("the server")
    return try sievedPrime(at: position)
  }

  static func writeFile(_ lucky: LuckyPrime) {
    touch("the file")
  }

  static func sendToStatistics(_ event: String) {
    touch("the statistics")
  }
}
