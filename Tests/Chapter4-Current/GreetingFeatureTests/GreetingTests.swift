import Foundation
import Testing

@testable import GreetingFeature

@MainActor @Suite("Greeting")
struct GreetingTests {
  @Test(
    "it goes by the clock",
    arguments: [
      (5, "evening"), (6, "morning"), (11, "morning"), (12, "afternoon"), (17, "afternoon"),
      (18, "evening"),
    ])
  func partOfDay(hour: Int, name: String) {
    let text = inWorld { $0.now = { Date(timeIntervalSince1970: Double(hour) * 3600) } }
    #expect(text.hasPrefix("Good \(name), Ada. "))
  }

  @Test("it writes the time as the locale does")
  func locale() {
    #expect(inWorld { _ in } == "Good morning, Ada. It is 10:05.")
    let american = inWorld { $0.locale = Locale(identifier: "en_US") }
    #expect(american.contains(/It is 10:05\sAM\./))
  }

  @Test("both the words and the time are those of the time zone")
  func timeZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(inWorld { $0.timeZone = tokyo } == "Good evening, Ada. It is 19:05.")
  }

  /// The greeting in the mock world with a change. Nothing here suspends, so no other test can see
  /// that world.
  private func inWorld(_ change: (inout StartScreenEnvironment) -> Void) -> String {
    let before = Current
    defer { Current = before }
    let greeting = Greeting(for: "Ada")
    Current = .mock
    change(&Current)
    return greeting.text
  }
}
