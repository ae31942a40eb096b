import TerminalUI
import TestSupport
import Testing

@testable import Chapter2

@Suite("The login, with analytics")
struct LoginDemoTests {
  static let versions: [@Sendable (Terminal) throws -> Void] = [
    Version1.run, Version2.run, Version3.run,
  ]

  @Test("each version writes the same events, and reacts in the same way", arguments: 0..<3)
  func version(index: Int) throws {
    let output = CallRecorder<String>()
    let typed = ["Ada", "letmein", "Ada", "espresso"]
    try Self.versions[index](.scripted(typed, output: output))
    let events = output.calls.joined().split(separator: "\n").filter { $0.hasPrefix("event ") }
    #expect(
      events == [
        "event login.screen", "event login.attempt number=1", "event login.attempt number=2",
        "event login.succeeded attempts=2",
      ])
    #expect(output.calls.last == "Welcome, Ada.\n")
  }
}
