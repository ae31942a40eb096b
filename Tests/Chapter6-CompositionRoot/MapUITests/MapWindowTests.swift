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
      headline: { "" },
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
        let isCut = columns != 200
        #expect(person.screen.contains("\(27 - count) more: zoom in") == isCut)
      }
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

  @Test(
    "for a sentence of three lines it is lower, until that is gone",
    arguments: [(60, 20, [8, 8]), (80, 24, [16, 12])])
  func lower(columns: Int, rows: Int, heights: [Int]) async throws {
    let names = ["Bernikow", "Jægersborggade", "Torvehallerne"].prefix(columns == 60 ? 2 : 3)
    let shops = names.enumerated().map {
      ShopMarker.at(14, $0.offset * 3, "Coffee Collective \($0.element)")
    }
    func hasMap(_ person: TestTerminal, height: Int) -> Bool {
      let lines = person.lines
      return lines[0] == "Coffee shops around you" && lines.count > 2 + height
        && lines.dropFirst(2).prefix(height).allSatisfy { isMap($0, height: height) }
        && !isMap(lines[2 + height], height: height)
    }
    try await with(Self.crowd + shops, columns: columns, rows: rows) { person in
      #expect(await person.sees("A  Kaffe Laboratorium 0"))
      #expect(hasMap(person, height: heights[0]))
      person.type("open coffee\n")
      #expect(await person.sees("letter."))
      #expect(person.screen.contains("Several names begin with 'coffee':"))
      #expect(!person.screen.contains("make the window"))
      #expect(hasMap(person, height: heights[1]))
      person.press(.enter)
      #expect(await person.misses("letter."))
      #expect(hasMap(person, height: heights[0]))
      #expect(person.scrolledAway == 0)
    }
  }
}
