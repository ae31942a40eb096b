import MapDomain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import MapUI

@Suite("The map in a window")
@MainActor
struct MapWindowTests {
  /// Windows, and how high the map is in them.
  nonisolated private static let sizes = [(40, 24, 12), (60, 24, 12), (80, 24, 16), (200, 60, 52)]

  /// Thirty shops in each part of the region: more shops than letters.
  private static let crowd = (0..<30).map { number in
    ShopMarker.at(
      number / 2, number * 3 % 48, "Kaffe Laboratorium \(number)",
      rating: number % 5 == 0 ? .superb : nil)
  }

  /// Shows a map at a terminal, lets a person use it, and ends it.
  private func with(
    _ markers: [ShopMarker], columns: Int, rows: Int,
    _ body: (TestTerminal) async throws -> Void
  ) async throws {
    let person = TestTerminal(columns: columns, rows: rows)
    let screen = MapScreen(
      markers: PreviewShopMarkers(all: markers), changes: NoMarkerChanges(), region: .copenhagen,
      makeDetails: { PreviewScreen("Details of \($0)") }, makeProfile: { PreviewScreen("Profile") })
    async let running: Void = Navigator(terminal: person.terminal) { screen }.run()
    try await body(person)
    person.type("q\n")
    try await running
  }

  private func isMap(_ line: String, height: Int) -> Bool {
    line.count >= 3 * height
      && line.prefix(3 * height).allSatisfy {
        $0 == "·" || $0 == "+" || $0.isNumber || ("A"..."Z").contains($0)
      }
  }

  @Test("it is there as a whole, with its title and the line that is typed", arguments: sizes)
  func whole(columns: Int, rows: Int, height: Int) async throws {
    try await with(Self.crowd, columns: columns, rows: rows) { person in
      #expect(await person.sees("A  Kaffe Laboratorium 0"))
      for key in ["", "-+"] {
        person.type(key)
        #expect(await person.sees("\n>"))
        #expect(await person.misses("Loading…"))
        let lines = person.lines
        #expect(lines[0] == "Coffee shops around you")
        #expect(lines.dropFirst(2).prefix(height).allSatisfy { isMap($0, height: height) })
        #expect(!isMap(lines[2 + height], height: height))
        #expect(lines.last == ">")
        #expect(lines.allSatisfy { $0.count <= columns })
        #expect(person.scrolledAway == 0)
        // The legend is beside the map or below it, and tells how much is missing.
        #expect(lines[2].contains("A  Kaffe") == (columns >= 72))
        let count = person.screen.matches(of: /[A-Z]  Kaffe/).count
        #expect(person.screen.contains("\(27 - count) more: type legend") == (columns < 200))
      }
    }
  }

  @Test("legend shows all signs, page after page, and then the map again", arguments: sizes)
  func pages(columns: Int, rows: Int, height: Int) async throws {
    try await with(Self.crowd, columns: columns, rows: rows) { person in
      #expect(await person.sees("A  Kaffe Laboratorium 0"))
      var seen = ""
      for _ in 0..<10 where !seen.contains("Type legend for the map.") {
        seen += await turned(person)
        #expect(!seen.contains("···") && seen.contains("Type legend for "))
      }
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" { #expect(seen.contains("\(letter)  Kaffe")) }
      #expect(seen.contains("+  4 more: zoom in for their letters"))
      #expect(await turned(person).contains("···"))
      #expect(person.scrolledAway == 0)
    }
  }

  /// Types `legend`, and waits for the result.
  private func turned(_ person: TestTerminal) async -> String {
    let before = person.screen
    person.type("legend\n")
    #expect(await eventually { person.screen.hasSuffix("\n>") && person.screen != before })
    return person.screen
  }

  @Test("a number of the map as it is drawn is told with its shops")
  func number() async throws {
    // They share a cell on a map of 12 rows, and are in two cells on a map of 16.
    let near: [ShopMarker] = [.at(1, 0, "Near"), .at(2, 0, "Far")]
    try await with(near, columns: 60, rows: 24) { person in
      #expect(await person.sees("2  A Near; B Far"))
      person.type("open 2\n")
      #expect(await person.sees("2 marks several shops: Near (A), Far (B). Open one of them."))
      person.resize(columns: 80, rows: 24)
      #expect(await person.sees("A  Near"))
      person.type("open 2\n")
      #expect(await person.sees("There's no 2 on the map."))
    }
  }

  @Test("keys move it and zoom without Return, and a line goes on with what they show")
  func keys() async throws {
    let shops: [ShopMarker] = [.at(8, 24, "Middle"), .at(-2, 24, "North"), .at(8, 50, "East")]
    try await with(shops, columns: 80, rows: 24) { person in
      #expect(await person.sees("A  Middle"))
      person.press(.up)
      #expect(await person.sees("B  North"))
      person.press(.down)
      #expect(await person.misses("North"))
      person.press(.right)
      #expect(await person.sees("C  East"))
      person.press(.left)
      #expect(await person.misses("East"))
      person.type("-")
      #expect(await person.sees("C  East"))
      // The first shop keeps its letter, though it's no longer first in reading order.
      #expect(person.screen.contains("A  Middle") && person.screen.contains("B  North"))
      person.type("+")
      #expect(await person.misses("North"))
      person.type("open mid\n")
      #expect(await person.sees("Details of middle"))
    }
  }

  @Test("in a pipe, legend leaves the map out once")
  func pipe() async throws {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(["legend", "legend"], output: output)) {
      MapPreviews.town.screen()
    }.run()
    let shown = output.calls.joined().components(separatedBy: "> legend\n")
    #expect(shown[1].hasPrefix("Coffee shops around you\n\nA  The Yellow Cup, 5 of 5\n"))
    #expect(!shown[1].contains("··"))
    #expect(shown[0].hasPrefix(shown[2]))
  }
}
