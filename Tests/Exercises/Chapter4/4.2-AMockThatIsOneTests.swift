import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.2"), .serialized)
struct Exercise4_2 {
  /// Whether the mock's endpoints can be called without an end of the program.
  private static var answers: Bool?

  init() async throws {
    // Here they would end the test process, and the other exercises' results with it.
    if Self.answers == nil { Self.answers = await answersInAProcessOfItsOwn() }
    try #require(
      Self.answers == true,
      """
      Each endpoint of CarParkEnvironment.mock was called for the zones A, B and Z, in a \
      process of its own, and that process ended there, as it does at a fatalError, or at a try! or an exclamation mark that finds \
      nothing. These tests go no further. A mock answers, so that a test can be about something \
      else. One that refuses has another name, and chapter 3 another exercise.
      """)
  }

  @Test("no endpoint touches anything outside", arguments: CarParkEndpoint.allCases)
  func touchesNothing(endpoint: CarParkEndpoint) {
    let mock = CarParkEnvironment.mock
    let before = CarParkOutside.touched.count
    for zone in ["A", "B", "Z"] { _ = endpoint.answer(of: mock, zone: zone) }
    let touched = CarParkOutside.touched.dropFirst(before)
    #expect(
      touched.isEmpty,
      """
      CarParkEnvironment.mock.\(endpoint) was called for the zones A, B and Z. What it touched \
      outside of the program: \(Set(touched).sorted().joined(separator: ", ")). Either the mock \
      keeps this endpoint from live, or its closure calls live underneath.
      """)
  }

  @Test("a whole sale touches nothing outside, and works")
  func sellsATicket() {
    let failures = ["A", "A", "Z"].compactMap { failureOfASale(zone: $0) }
    // Since the program started: the mock may have touched something when it was made.
    let touched = CarParkOutside.touched
    #expect(
      touched.isEmpty,
      """
      carPark was set to .mock, and three tickets were bought. All that these tests ever use is \
      the mock, and yet this was touched outside of the program: \
      \(Set(touched).sorted().joined(separator: ", ")). If no endpoint is to blame, it was \
      touched when the mock was made.
      """)
    #expect(
      failures.isEmpty,
      """
      carPark was set to .mock, and tickets were bought in the zones A and Z. Some were refused: \
      \(failures.joined(separator: ", ")). Tests that start from the mock should be able to buy.
      """)
  }

  @Test("an endpoint answers the same each time", arguments: CarParkEndpoint.allCases)
  func answersTheSame(endpoint: CarParkEndpoint) {
    let zones = ["A", "B", "Z"]
    let answers = (0..<40).map { endpoint.answer(of: .mock, zone: zones[$0 % 3]) }
    let different = Array(Set(answers)).sorted()
    #expect(
      different.count == 1,
      """
      CarParkEnvironment.mock.\(endpoint) was called 40 times. It gave \(different.count) \
      different answers, such as \(different.prefix(3).joined(separator: " and ")). A test can \
      expect a ticket only if it knows what the mock will say: each time the same, whatever it is \
      asked.
      """)
  }

  @Test("the answers are plausible")
  func isPlausible() {
    let mock = CarParkEnvironment.mock
    let number = mock.ticketNumber()
    #expect(
      number > 0,
      "A ticket number is above zero. The mock's number is \(number).")
    let rates = ["A", "B", "Z"].map { CarParkEndpoint.hourlyRate.answer(of: mock, zone: $0) }
    #expect(
      rates.allSatisfy { (Int($0) ?? 0) > 0 },
      """
      An hour costs something in every zone. The mock says for A, B and Z: \(rates). A test that \
      adds up prices would not notice a forgotten hour at 0 cents, and an error sells no ticket.
      """)
    for endpoint in [CarParkEndpoint.save, .track] {
      let answer = endpoint.answer(of: mock, zone: "A")
      #expect(
        answer == "done",
        """
        The mock's \(endpoint) should succeed, whatever it is given. It ended with \(answer). Failing is \
        what one test overrides, not where all tests start.
        """)
    }
  }

  @Test("the moment is one of your choice")
  func hasAMomentOfItsOwn() {
    let distance = abs(CarParkEnvironment.mock.now().timeIntervalSinceNow)
    #expect(
      distance > 300,
      """
      The mock's moment is \(Int(distance)) seconds away from what this computer's clock shows. It \
      was read from that clock, perhaps once for the whole run. Tomorrow it is another one: write \
      a date down, such as Date(timeIntervalSince1970: 1_000_000_000).
      """)
  }

  @Test("nothing is drawn or looked up, not even once for the whole run")
  func drawsNothing() throws {
    let source = try LearnerSource.load("4.2")
    let yours = source.without("extension CarParkEnvironment").without("enum CarParkOutside")
    let detours = [
      "random", "randomElement", "SystemRandomNumberGenerator", "UUID", "shuffled", "hashValue",
      "FileManager", "write(to", "URLSession", "UserDefaults", "ProcessInfo", "Locale.current",
      "timeIntervalSinceNow", "Date()", "Date.now", "Date.init()", "= .now", "( .now", ", .now",
      ": .now", "?? .now", "return .now", "{ .now",
    ].flatMap(yours.lines(mentioning:))
    #expect(
      detours.isEmpty,
      """
      This test reads \(source.path). Something outside of the program decides there what the mock \
      says or does: \(detours.quoted). It may differ in the next run. A mock says what you have \
      written down.
      """)
  }

  @Test("every endpoint is written out")
  func isWrittenOut() throws {
    let source = try LearnerSource.load("4.2")
    let yours = source.without("extension CarParkEnvironment").without("enum CarParkOutside")
    let given = "@MainActor var carPark = CarParkEnvironment.live"
    let copies = yours.lines(mentioning: "live").filter { $0 != given }
    #expect(
      copies.isEmpty,
      """
      This test reads \(source.path). The mock has to do with what is live: \(copies.quoted). Even if \
      all five endpoints are replaced today, a sixth one would be live, and nobody would be told. \
      Make the mock with the initializer, CarParkEnvironment(now: …), and the compiler asks for it.
      """)
  }

  /// Buys a ticket from the mock, and says why that was not possible, if it was not.
  private func failureOfASale(zone: String) -> String? {
    let before = carPark
    defer { carPark = before }
    carPark = .mock
    do {
      _ = try buyCarParkTicket(zone: zone, hours: 2)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Calls each endpoint where a trap ends nothing else. A known issue is none in the results.
@MainActor
private func answersInAProcessOfItsOwn() async -> Bool {
  var result: ExitTest.Result?
  await withKnownIssue(isIntermittent: true) {
    result = await #expect(processExitsWith: .success) {
      for endpoint in CarParkEndpoint.allCases {
        for zone in ["A", "B", "Z"] { _ = endpoint.answer(of: .mock, zone: zone) }
      }
    }
  }
  return result != nil
}

enum CarParkEndpoint: String, CaseIterable, CustomStringConvertible {
  case now, ticketNumber, hourlyRate, save, track

  var description: String { rawValue }

  /// What the endpoint answers, or which error it throws, in words.
  func answer(of environment: CarParkEnvironment, zone: String) -> String {
    let ticket = CarParkTicket(number: 7, zone: zone, paid: 100, ends: .distantPast)
    do {
      switch self {
      case .now: return "\(environment.now().timeIntervalSince1970)"
      case .ticketNumber: return "\(environment.ticketNumber())"
      case .hourlyRate: return "\(try environment.hourlyRate(zone))"
      case .save: try environment.save(ticket)
      case .track: environment.track("sold \(zone)")
      }
      return "done"
    } catch {
      return "the error \(error)"
    }
  }
}
