// 4.2 · A mock that is one                                                 ★☆☆
//
// A ticket machine in a car park works with an environment. Its tests set a mock, and yet
// the statistics of the city count a car for each of them: whoever wrote the mock took what
// is live, and replaced what came to mind. Write the mock that touches nothing outside.
//
// Edit:   `mock` at the end of this file.
// Check:  swift run workshop check 4.2
// Read:   Book/04-Current.md, "Live and mock"

import Foundation
import Synchronization

// MARK: - Given

/// What a driver takes out of the machine.
struct CarParkTicket: Equatable, Sendable {
  var number: Int
  var zone: String
  var paid: Int
  var ends: Date
}

/// What the machine gets from outside.
struct CarParkEnvironment: Sendable {
  var now: @Sendable () -> Date
  /// A number that nobody can guess, above zero.
  var ticketNumber: @Sendable () -> Int
  /// What an hour costs in a zone, in cents.
  var hourlyRate: @Sendable (_ zone: String) throws -> Int
  /// Writes a ticket down for the warden.
  var save: @Sendable (_ ticket: CarParkTicket) throws -> Void
  /// Tells the city's statistics what has happened.
  var track: @Sendable (_ event: String) -> Void
}

extension CarParkEnvironment {
  /// What the machine in the street works with.
  static let live = CarParkEnvironment(
    now: { CarParkOutside.readClock() },
    ticketNumber: { CarParkOutside.drawNumber() },
    hourlyRate: { zone in try CarParkOutside.askCity(about: zone) },
    save: { ticket in try CarParkOutside.writeFile(ticket) },
    track: { event in CarParkOutside.sendToStatistics(event) })
}

/// What the machine works with. A test puts another value here, and puts this one back.
@MainActor var carPark = CarParkEnvironment.live

/// Everything outside of the program: a clock, random numbers, the city's server, a file, and
/// the statistics. It stands in for the real ones, and notes what was touched.
enum CarParkOutside {
  struct NoSuchZone: Error {
    var zone: String
  }

  private static let log = Mutex<[String]>([])

  /// What was touched since the program started, in order.
  static var touched: [String] {
    log.withLock { $0 }
  }

  static func readClock() -> Date {
    touch("the clock")
    return Date()
  }

  static func drawNumber() -> Int {
    touch("the random numbers")
    return Int.random(in: 1...999_999)
  }

  static func askCity(about zone: String) throws -> Int {
    touch("the city's server")
    guard let rate = ["A": 400, "B": 250][zone] else { throw NoSuchZone(zone: zone) }
    return rate
  }

  static func writeFile(_ ticket: CarParkTicket) throws {
    touch("the file")
  }

  static func sendToStatistics(_ event: String) {
    touch("the statistics")
  }

  private static func touch(_ part: String) {
    log.withLock { $0.append(part) }
  }
}

/// Sells tickets.
@MainActor
func buyCarParkTicket(zone: String, hours: Int) throws -> CarParkTicket {
  let paid = hours * (try carPark.hourlyRate(zone))
  let ticket = CarParkTicket(
    number: carPark.ticketNumber(), zone: zone, paid: paid,
    ends: carPark.now().addingTimeInterval(Double(hours) * 3_600))
  try carPark.save(ticket)
  carPark.track("sold \(zone)")
  return ticket
}

// MARK: - Yours

extension CarParkEnvironment {
  /// For tests and previews: no endpoint touches anything outside of the program.
  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: { 4711 },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
