import TerminalUI
import TestSupport
import Testing

@testable import Chapter6

@Suite("What the app answers where a screen has no answer") @MainActor
struct AnswersTests {
  private func play(_ lines: String...) async throws -> [String] {
    try await withTemporaryFolder { try await makeRoot(.memory, in: $0).play(lines) }
  }

  @Test("a command of another screen is answered with that screen's name")
  func elsewhere() async throws {
    let shown = try await play("create Ada", "x", "rate 5", "log out", "open a", "zoom in", "rated")
    #expect(shown[2].hasPrefix("That's for a shop."))
    #expect(shown[3].hasPrefix("That's for your profile."))
    #expect(shown[5] == "That's for the map.\n")
    #expect(shown[6].hasPrefix("There's no command 'rated'."))
  }

  @Test("objects counts what has been made, and what is alive")
  func objects() async throws {
    let shown = try await play(
      "create Ada", "x", "open a", "back", "open b", "objects", "back", "profile", "log out",
      "objects")
    #expect(
      shown[5] == """
        InMemoryVisitStore  1 made, 1 alive
        OnboardingScreen    1 made, 0 alive
        AccountScope        1 made, 1 alive
        VisitWatch          1 made, 1 alive
        MapScreen           1 made, 1 alive
        DetailsScreen       2 made, 1 alive

        """)
    #expect(
      shown[9] == """
        InMemoryVisitStore  1 made, 1 alive
        OnboardingScreen    2 made, 1 alive
        AccountScope        1 made, 0 alive
        VisitWatch          1 made, 0 alive
        MapScreen           1 made, 0 alive
        DetailsScreen       2 made, 0 alive
        ProfileScreen       1 made, 0 alive

        """)
  }

  @Test("a captive recommends to the second user what she has hidden; its cure doesn't")
  func captive() {
    let graces = captiveStory().map(\.text).filter { $0.contains("Grace signs in, hides Sonny") }
    #expect(graces.map { $0.hasSuffix("try Sonny.") } == [true, false])
  }
}
