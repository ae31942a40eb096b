import Foundation
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter6

@Suite("The app at a terminal") @MainActor
struct WindowTests {
  /// Windows, and how high the map is in them.
  nonisolated private static let sizes = [(40, 24, 12), (80, 24, 16), (120, 40, 28)]

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

  @Test("a question is asked until there is an answer, and who leaves it has changed nothing")
  func question() async throws {
    try await with(columns: 40) { person in
      #expect(await person.sees("Coffee Shops\n"))
      person.type("create\n")
      #expect(await person.sees("\nName for the new account:"))
      person.type(" \n")
      #expect(await person.sees("Nothing was typed."))
      person.type("Ada\n")
      #expect(await person.sees("\nPassword for the new account"))
      #expect(person.screen.split(whereSeparator: \.isWhitespace).suffix(2) == ["nor", "kept):"])
      person.press(.escape)
      #expect(await person.sees("Cancelled: nothing has changed."))
      #expect(person.screen.hasPrefix("Coffee Shops\n"))
    }
  }
}
