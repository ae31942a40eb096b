import Foundation
import TestSupport
import Testing

@testable import Chapter6

@Suite("Words for those who are new to a screen") @MainActor
struct WelcomeTests {
  nonisolated private static let openFirst = "Open a shop on the map first, such as open A.\n"

  @Test(
    "what is typed where a shop is open is answered elsewhere with how to open one",
    arguments: ["rate 5", "Rate", "note Vinyl.", "unrate", "erase note"])
  func openFirst(line: String) async throws {
    try await withTemporaryFolder { folder in
      let shown = try await makeRoot(.memory, in: folder)
        .play("create", "Ada", "x", line, "rated", "profile", line)
      #expect(shown[2] == Self.openFirst)
      #expect(shown[3].hasPrefix("There's no command 'rated'."))
      #expect(shown[5] == Self.openFirst)
    }
  }

  @Test(
    "what is typed before signing in is answered with how to do that",
    arguments: ["rate 5", "zoom in", "open a", "profile", "erase note"])
  func signInFirst(line: String) async throws {
    try await withTemporaryFolder { folder in
      let shown = try await makeRoot(.memory, in: folder).play(line, "create Ada", "x", "zoom")
      #expect(shown[1] == "Sign in first, or create an account.\n")
      #expect(shown[3] == "Type zoom in or zoom out.\n")
      let details = try await makeRoot(.memory, in: folder).play("open a", "zoom in")
      #expect(details[2].hasPrefix("There's no command 'zoom in'."))
    }
  }

  @Test("visits in another store are told of once, and which store shows them")
  func elsewhere() async throws {
    try await withTemporaryFolder { folder in
      _ = try await makeRoot(.file, in: folder)
        .play("create", "Ada", "x", "open a", "rate 1")
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

  @Test("of examples, and of others' visits, nothing is told")
  func nothing() async throws {
    try await withTemporaryFolder { folder in
      _ = try await makeRoot(.file, in: folder)
        .play("create", "Ada", "x", "open a", "rate 1", "back", "create", "Grace", "x")
      #expect(try await !makeRoot(.memory, in: folder).play()[0].contains("--store"))
    }
  }

  #if SQLite
    @Test("so are those of SQLite and in files, each while the other is used")
    func sqlite() async throws {
      try await withTemporaryFolder { folder in
        _ = try await makeRoot(.sqlite, in: folder)
          .play("create", "Ada", "x", "open a", "rate 1")
        let file = try await makeRoot(.file, in: folder).play("open a", "rate 2", "note x")
        #expect(file[0].contains("Your visit in --store sqlite isn't shown: this is --store file."))
        let sqlite = try await makeRoot(.sqlite, in: folder).play()
        #expect(
          sqlite[0].contains("Your visit in --store file isn't shown: this is --store sqlite."))
      }
    }
  #endif
}
