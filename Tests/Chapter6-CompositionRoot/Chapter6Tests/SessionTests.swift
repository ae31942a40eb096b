import Foundation
import TestSupport
import Testing

@testable import Chapter6

@Suite("The whole app") @MainActor
struct SessionTests {
  nonisolated private static let password = "open sesame 7"
  private static let answers = """
    Name for the new account: Ada
    Password for the new account (any will do; it is neither checked nor kept):

    """
  private static let answersToSignIn = answers.replacing(
    "for the new account", with: "to sign in with")

  /// Ada signs in twice and rates shops, then Grace signs in and looks at the map.
  private static func playAll(_ store: StoreChoice, in folder: URL) async throws -> [String] {
    try await makeRoot(store, in: folder).play(
      "create", "Ada", password,
      "open a", "rate 2", "note Loud.\\", "back",
      "open B", "rate 5", "back", "profile", "log out",
      "sign in", "Ada", password,
      "profile", "log out",
      "create", "Grace", password, "profile", "back", "open A")
  }

  @Test("what is rated is on the map and in the profile, also after signing in again")
  func session() async throws {
    try await withTemporaryFolder { folder in
      let shown = try await Self.playAll(.memory, in: folder)
      let (onboarding, map, details) = (shown[0], shown[1], shown[2])
      #expect(onboarding.hasPrefix("Coffee Shops\n"))
      #expect(map.hasPrefix(Self.answers + "Coffee shops around you\n"))
      #expect(map.contains("\nA  Props Coffee Shop, not rated\n"))
      #expect(details.hasPrefix("Props Coffee Shop\nBlågårdsgade, Nørrebro\n"))
      #expect(shown[3].contains("Your rating: ★★☆☆☆ 2 of 5\n"))
      #expect(shown[4].contains("Your note: Loud.\\\n"))
      #expect(shown[5].contains("\nA  Props Coffee Shop, 2 of 5\nB  Kent Kaffe Laboratorium, not"))
      #expect(shown[8].contains("\nB  Kent Kaffe Laboratorium, 5 of 5\n"))
      let profile = """
        Ada
        Regular, 2 shops visited

        Kent Kaffe Laboratorium  5 of 5
        Props Coffee Shop        2 of 5  Loud.\\

        """
      #expect(shown[9] == profile)
      #expect(shown[10] == onboarding)
      #expect(shown[11] == Self.answersToSignIn + shown[8])
      #expect(shown[12] == profile)
      #expect(shown[13] == onboarding)
      // Another account sees nothing of it.
      #expect(shown[14] == map.replacing("Ada", with: "Grace"))
      #expect(shown[15].hasPrefix("Grace\nGuest, 0 shops visited\n"))
      #expect(shown[17].contains("Your rating: none yet\nYour note: none yet\n"))
    }
  }

  @Test(
    "with every store the transcript is the same, and the password is not in a file",
    arguments: StoreChoice.built)
  func stores(store: StoreChoice) async throws {
    let inMemory = try await withTemporaryFolder { try await Self.playAll(.memory, in: $0) }
    try await withTemporaryFolder { folder in
      #expect(try await Self.playAll(store, in: folder) == inMemory)
      #expect(!inMemory.joined().contains(Self.password))
      for name in contents(of: folder) {
        let bytes = try Data(contentsOf: folder.appending(path: name))
        #expect(bytes.range(of: Data(Self.password.utf8)) == nil, "It is in \(name).")
      }
    }
  }

  @Test("who is signed in stays so when the app ends, and finds what the store has kept")
  func again() async throws {
    try await withTemporaryFolder { folder in
      _ = try await makeRoot(.file, in: folder)
        .play("create", "Ada", Self.password, "open A", "rate 4", "quit")
      let map = try await makeRoot(.file, in: folder).play()
      #expect(map[0].contains("\nA  Props Coffee Shop, 4 of 5\n"))
      let forgetful = try await makeRoot(.memory, in: folder).play("profile", "log out")
      #expect(forgetful[1].hasPrefix("Ada\nGuest, 0 shops visited\n"))
      #expect(try await makeRoot(.file, in: folder).play()[0].hasPrefix("Coffee Shops\n"))
    }
  }

  @Test("an account is created once; a name behind the command is taken, also while signed in")
  func accounts() async throws {
    try await withTemporaryFolder { folder in
      let shown = try await makeRoot(.file, in: folder).play(
        "sign in Ada", Self.password, "create Ada", Self.password, "create Grace", Self.password,
        "profile", "create Ada", Self.password, "sign in Ada", "another password", "profile")
      #expect(shown[1].hasSuffix("\nThere is no account named 'Ada'. Type create to make one.\n"))
      #expect(shown[2].contains("Coffee shops around you"))
      #expect(shown[4].hasPrefix("Grace\n"))
      #expect(shown[5].contains("\nThere's already an account named Ada."))
      #expect(shown[7].hasPrefix("Ada\n"))
      #expect(!shown.joined().contains("Name "))
    }
  }

  @Test("a script that finds someone signed in prints none of what it answers as a password")
  func script() async throws {
    try await withTemporaryFolder { folder in
      for (command, name) in [("create", "Ada"), ("sign in", "Ada"), ("create", "Grace")] {
        let shown = try await makeRoot(.file, in: folder).play(command, name, Self.password)
        #expect(!shown.joined().contains(Self.password))
        #expect(shown[1].contains("Coffee shops around you"))
      }
    }
  }

  @Test("a damaged file of the session is reported, and the app goes on without it")
  func damaged() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "session.json")
      try Data("{".utf8).write(to: file)
      let shown = try await makeRoot(.memory, in: folder).play("ok", "create Ada", "x")
      #expect(shown[0].contains("\(file.path), is damaged."))
      #expect(shown[1] == shown[0])
      #expect(shown[2].contains("Coffee shops around you\n"))
    }
  }

  @Test("analytics hears of both features, and of no names")
  func analytics() async throws {
    try await withTemporaryFolder { folder in
      _ = try await makeRoot(.memory, in: folder)
        .play(
          "sign in", "Ada", Self.password, "create", "Ada", Self.password, "open A", "rate 3",
          "note x")
      #expect(
        try files(in: folder)["analytics.log"] == """
          onboarding.shown
          onboarding.refused by=sign-in
          onboarding.entered by=create
          details.rated shop=props stars=3

          """)
    }
  }
}
