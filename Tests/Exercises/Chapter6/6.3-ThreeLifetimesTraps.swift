import TestSupport
import Testing
import VisitStore

@testable import Chapter6Exercises

extension Exercise6_3 {
  @Test("an app's store is still there when no session is")
  func outlivesTheSessions() async throws {
    do {
      let session = app.beginSession(for: "Ada")
      try await app.store.save(.of("Ada", to: "sd", rating: 4))
      withExtendedLifetime(session) {}
    }
    let ratings = await ratings(in: [app.beginSession(for: "Ada")])
    #expect(
      ratings == ["4 of 5"],
      "Ada rated, logged out, and signed in again. The root has to hold the store, and not weakly.")
  }
}
