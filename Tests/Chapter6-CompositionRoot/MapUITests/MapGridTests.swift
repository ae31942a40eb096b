import MapDomain
import TerminalUI
import Testing

@testable import MapUI

extension ShopMarker {
  /// A shop this many cells from the top left corner of Copenhagen.
  static func at(
    _ row: Int, _ column: Int, _ name: String, rating: MarkerRating? = nil
  ) -> ShopMarker {
    let region = MapRegion.copenhagen
    return ShopMarker(
      id: name.lowercased(), name: name,
      position: MapPosition(
        latitude: region.south + region.height * (15.5 - Double(row)) / 16,
        longitude: region.west + region.width * (Double(column) + 0.5) / 48),
      rating: rating)
  }
}

@Suite("The map's grid")
struct MapGridTests {
  private func grid(_ markers: ShopMarker...) -> MapGrid {
    Self.grid(of: markers)
  }

  private static func grid(of markers: [ShopMarker]) -> MapGrid {
    var letters = ShopLetters()
    letters.follow(MapGrid.reading(markers, in: .copenhagen).map(\.id))
    return MapGrid(markers: markers, letters: letters, region: .copenhagen, height: 16)
  }

  @Test("north is at the top, and letters go as one reads")
  func letters() throws {
    let grid = grid(
      .at(15, 47, "Last"), .at(7, 3, "Second"), .at(7, 9, "Third"), .at(0, 5, "First"))
    let lines = grid.lines.map(\.text)
    try #require(lines.count == 16)
    #expect(lines.allSatisfy { $0.count == 48 })
    #expect(lines[0].hasPrefix("·····A·"))
    #expect(lines[7].hasPrefix("···B·····C·"))
    #expect(lines[15].hasSuffix("·D"))
    #expect(
      grid.legend.lines.map(\.text) == [
        "A  First, not rated", "B  Second, not rated", "C  Third, not rated", "D  Last, not rated",
      ])
  }

  @Test(
    "each rating has a colour and words",
    arguments: [
      (nil, [], "not rated"), (.poor, [.red], "1 of 5"), (.fair, [.orange], "2 of 5"),
      (.good, [.yellow], "3 of 5"), (.great, [.green], "4 of 5"), (.superb, [.blue], "5 of 5"),
    ] as [(MarkerRating?, [TextStyle], String)])
  func ratings(rating: MarkerRating?, styles: [TextStyle], words: String) {
    let grid = grid(.at(0, 0, "Comets", rating: rating))
    let sign = StyledText("A", [.bold] + styles)
    #expect(grid.lines[0].pieces[0] == sign)
    #expect(grid.legend.lines.map(\.pieces.first) == [sign])
    #expect(grid.legend.lines.map(\.text) == ["A  Comets, \(words)"])
  }

  @Test("several shops in a cell are a number, and the legend has their letters")
  func several() {
    let grid = grid(
      .at(2, 0, "Alone"), .at(1, 1, "Two", rating: .superb), .at(1, 1, "One", rating: .poor))
    #expect(grid.lines[1].pieces[1] == StyledText("2", [.bold]))
    #expect(
      grid.legend.lines.map(\.text)
        == ["2  A One, 1 of 5; B Two, 5 of 5", "C  Alone, not rated"])
    #expect(grid.legend.lines[0].pieces.contains(StyledText("A", [.bold, .red])))
    let crowd = Self.grid(of: (0..<12).map { .at(0, 0, "\($0)") })
    #expect(crowd.lines[0].text.hasPrefix("9·"))
  }

  @Test("where the letters are used up, a plus stands for a shop")
  func nameless() {
    let grid = Self.grid(of: (0..<28).map { .at(0, $0, "\($0)") })
    #expect(grid.lines[0].text.hasPrefix("ABCDEFGHIJKLMNOPQRSTUVWXYZ++·"))
    #expect(grid.legend.lines.count == 27)
    #expect(grid.legend.lines.last?.text == "+  2 more: zoom in for their letters")
  }
}
