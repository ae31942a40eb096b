import Foundation
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter6

@Suite("The app at a terminal") @MainActor
struct WindowTests {
  nonisolated private static let sizes = [(60, 24), (80, 24), (120, 40), (40, 24), (200, 60)]

  /// Starts the app in a window, lets a person use it, and ends it.
  private func with(
    columns: Int = 80, rows: Int = 24, _ body: (TestTerminal) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let person = TestTerminal(columns: columns, rows: rows)
      let root = try makeRoot(.memory, in: folder)
      async let running: Void = root.run(on: person.terminal)
      try await body(person)
      person.type("q\n")
      try await running
    }
  }

  private func signIn(_ person: TestTerminal) async {
    #expect(await person.sees("Coffee Shops\n"))
    person.type("create\n")
    #expect(await person.sees("Name for the new account:"))
    person.type("Ada\n")
    #expect(await person.sees("Password"))
    person.type("x\n")
    #expect(await person.sees("A  Props Coffee Shop"))
  }

  @Test(
    "the first map is there as a whole, with its title and a prompt", arguments: sizes
  )
  func map(columns: Int, rows: Int) async throws {
    let height = [60: 12, 80: 16, 120: 28, 40: 12, 200: 52][columns] ?? 0
    try await with(columns: columns, rows: rows) { person in
      await signIn(person)
      for _ in 0..<2 {
        #expect(await eventually { person.screen.hasSuffix("\n>") })
        let lines = person.lines
        #expect(lines[0] == "Coffee shops around you")
        #expect(lines.filter { $0.prefix(3 * height).contains("··") }.count == height)
        #expect(lines.last == ">")
        #expect(person.scrolledAway == 0)
        #expect(!person.screen.contains("make the window"))
        person.press(.character("-"))
        #expect(await person.misses("Loading…"))
      }
    }
  }

  @Test("help stays on the map until a key, and what is typed survives a change of the window")
  func help() async throws {
    try await with { person in
      await signIn(person)
      person.type("help\n")
      #expect(await person.sees("open SHOP"))
      #expect(person.screen.contains("move north; or the key ↑"))
      #expect(person.scrolledAway == 0)
      person.type("open la c")
      person.resize(columns: 60, rows: 24)
      #expect(await person.sees("> open la c"))
      person.type("\n")
      #expect(await person.sees("La Cabra\nMøntergade, the Old Town\n"))
      person.type("rate 5\n")
      #expect(await person.sees("★★★★★ 5 of 5"))
      person.type("unrate\n")
      #expect(await person.sees("Your rating: none yet"))
      person.type("back\n")
      #expect(await person.sees("Coffee shops around you"))
    }
  }

  @Test(
    "a name is asked for until there is one, and the prompt says what for",
    arguments: [("create", "for the new account"), ("sign in", "to sign in with")], sizes)
  func emptyName(door: (line: String, purpose: String), size: (Int, Int)) async throws {
    try await with(columns: size.0, rows: size.1) { person in
      #expect(await person.sees("Coffee Shops\n"))
      person.type("\(door.line)\n")
      #expect(await person.sees("\nName \(door.purpose):"))
      person.type(" \n")
      #expect(await person.sees("Nothing was typed."))
      #expect(person.screen.hasSuffix("\nName \(door.purpose):"))
      person.type("Ada\n")
      #expect(await person.sees("\nPassword \(door.purpose)"))
      #expect(!person.screen.contains("Nothing was typed."))
      #expect(person.screen.split(whereSeparator: \.isWhitespace).suffix(2) == ["nor", "kept):"])
      #expect(person.scrolledAway == 0)
      person.press(.escape)
    }
  }

  @Test("who is signed out in another window goes on with Return, and with no other word")
  func signedOut() async throws {
    try await withTemporaryFolder { folder in
      let person = TestTerminal()
      let root = try makeRoot(.file, in: folder)
      async let running: Void = root.run(on: person.terminal)
      await signIn(person)
      _ = try await makeRoot(.file, in: folder).play("profile", "log out")
      person.type("profile\n")
      #expect(await person.sees("Ada is signed out\n"))
      person.type("yes\n")
      #expect(await person.sees("There's no command 'yes'."))
      #expect(person.screen.hasPrefix("Ada is signed out\n"))
      person.press(.enter)
      #expect(await person.sees("Coffee Shops\n"))
      person.type("q\n")
      try await running
    }
  }

  @Test(
    "who leaves a question has changed nothing, and is told so",
    arguments: [Key.escape, .control("d")], ["create", "sign in"])
  func cancelled(key: Key, command: String) async throws {
    try await with { person in
      #expect(await person.sees("Coffee Shops\n"))
      person.type("\(command)\n")
      #expect(await person.sees("Name "))
      person.press(key)
      #expect(await person.sees("Cancelled: nothing has changed."))
      #expect(person.screen.hasPrefix("Coffee Shops\n"))
      person.type("crate\n")
      #expect(await person.sees("There's no command 'crate'. Did you mean 'create'?"))
      #expect(!person.screen.contains("Cancelled"))
    }
  }
}
