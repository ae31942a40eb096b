import Foundation
import TestSupport
import Testing

@testable import Chapter4

// One at a time, and on the main actor: these programs set both worlds while they run, and they
// suspend. All other tests set and restore the worlds without suspending, so these tests never see
// that. But two of these tests at the same time would see each other's worlds, and so would the
// sessions of the demo. That's why all of them have the trait .alone.
@MainActor @Suite("Problems of a global Current", .alone)
struct ProblemsTests {
  @Test("what is forgotten is live, and what is mocked is not")
  func forgottenMock() async throws {
    try await withTemporaryFolder { folder in
      let text = await restoringBothWorlds { await ForgottenMockDemo.screen(folder: folder).text }
      #expect(text.contains("  The 2nd prime is 17\n  Favourites: 2\n  Saved 1 favourite at "))
      #expect(
        text.hasSuffix(
          """
          Live calls that happened anyway: 3
            FavoritesFeature: fileClient.load(favourite-primes.json)
            FavoritesFeature: fileClient.save(favourite-primes.json)
            FavoritesFeature: now()
          Files that the test left behind: 1
            favourite-primes.json

          """))
    }
  }

  @Test("one feature writes 7.919, the other 7,919")
  func halfGerman() async {
    let lines = await restoringBothWorlds { await HalfGermanDemo.screen().lines.map(\.text) }
    #expect(
      lines[3...5] == ["Count 1.000", "The 1.000. prime is 7.919", "Favourites: 7,919"])
    #expect(lines.last?.hasSuffix("PM") == true)
  }
}
