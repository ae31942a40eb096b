import TerminalUI
import TestSupport
import Testing

@testable import Chapter6

@Suite("What the app answers where a screen has no answer") @MainActor
struct AnswersTests {
  private func play(_ lines: String...) async throws -> [String] {
    try await withTemporaryFolder { try await makeRoot(.memory, in: $0).play(lines) }
  }

  @Test("a command of another screen is answered with the way there")
  func elsewhere() async throws {
    let early = try await play("rate 5", "zoom in", "log out", "rated")
    #expect(early[1...3].allSatisfy { $0 == "Sign in first, or create an account.\n" })
    #expect(early[4].hasPrefix("There's no command 'rated'."))
    let map = try await play("create Ada", "x", "rate 5", "d", "d", "Rate", "log out")
    #expect(
      map[2] == """
        rate is for a shop. Type open and a letter or a name from the map, such as open A.

        """)
    #expect(map[5].hasSuffix("such as open D.\n"))
    #expect(map[6] == "log out is on your profile: type profile.\n")
    let shop = try await play(
      "create Ada", "x", "open a", "open b", "log out", "back", "profile", "note x")
    #expect(shop[3] == "open is on the map: type back.\n")
    #expect(shop[4] == "log out is on your profile: type back, then profile.\n")
    #expect(shop[7] == "note is for a shop: type back, and open one on the map.\n")
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

  @Test("a captive recommends to the second user where she has been; its cure doesn't")
  func captive() {
    let graces = captiveStory().map(\.text).filter { $0.contains("Grace, who has been to Sonny") }
    #expect(graces.map { $0.hasSuffix("try Prolog or Sonny.") } == [true, false])
  }
}
