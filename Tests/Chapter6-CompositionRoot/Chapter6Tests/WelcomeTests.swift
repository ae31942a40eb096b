import Foundation
import TestSupport
import Testing

@testable import Chapter6

@Suite("Words for those who are new to a screen") @MainActor
struct WelcomeTests {
  @Test("what belongs on another screen is answered with how to get there")
  func elsewhere() async throws {
    let openFirst = "Open a shop on the map first, such as open A.\n"
    let signInFirst = "Sign in first, or create an account.\n"
    try await withTemporaryFolder { folder in
      let shown = try await makeRoot(.memory, in: folder).play(
        "rate 5", "zoom in", "create", "Ada", "x", "Rate", "rated", "profile", "erase note",
        "back", "open a", "zoom in")
      #expect(shown[1] == signInFirst && shown[2] == signInFirst)
      #expect(shown[4] == openFirst)
      #expect(shown[5].hasPrefix("There's no command 'rated'."))
      #expect(shown[7] == openFirst)
      #expect(shown[10].hasPrefix("There's no command 'zoom in'."))
    }
  }

  @Test("visits in another store are told of once, and which store shows them")
  func otherStore() async throws {
    try await withTemporaryFolder { folder in
      // Neither examples nor another account's visits count.
      _ = try await makeRoot(.file, in: folder).play("create Grace", "x", "open a", "rate 1")
      _ = try await makeRoot(.file, in: folder).play("create Ada", "x")
      #expect(try await !makeRoot(.memory, in: folder).play()[0].contains("--store"))
      _ = try await makeRoot(.file, in: folder)
        .play("open a", "rate 1")
      let one = try await makeRoot(.memory, in: folder).play("w", "profile")
      #expect(
        one[0].hasPrefix(
          "Coffee shops around you\nYour visit in --store file isn't shown: this is --store memory.\n"
        ))
      #expect(!one[1].contains("--store") && !one[2].contains("--store"))
      _ = try await makeRoot(.file, in: folder).play("open b", "note x")
      let two = try await makeRoot(.memory, in: folder).play()
      #expect(
        two[0].contains("Your 2 visits in --store file aren't shown: this is --store memory."))
      #expect(try await !makeRoot(.file, in: folder).play()[0].contains("--store"))
      try Data("{".utf8).write(to: folder.appending(path: "visits.json"))
      #expect(try await !makeRoot(.memory, in: folder).play()[0].contains("--store"))
    }
  }
}
