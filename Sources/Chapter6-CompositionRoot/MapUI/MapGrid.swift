import MapDomain
import TerminalUI

/// The map as it's drawn: a grid of characters, with north at the top.
///
/// A shop on its own in a cell is drawn as its letter, several in one cell as their number.
struct MapGrid {
  /// The height if the size of the window is unknown, in rows.
  static let standardHeight = 16

  /// How many columns a map with this many rows has. A character is about twice as high as wide, so
  /// this keeps the map's shape.
  static func width(ofHeight height: Int) -> Int { 3 * height }

  /// The height of a map that fits. A move covers a quarter of the map, which must be a whole
  /// number of cells.
  ///
  /// - Parameter rows: how many rows there is room for.
  /// - Returns: how many of them the map takes; never 0.
  static func height(within rows: Int) -> Int { max(rows / 4 * 4, 4) }

  /// A cell, by its row from the top and its column from the left.
  private struct Cell: Hashable, Comparable {
    let row: Int
    let column: Int

    static func < (one: Cell, other: Cell) -> Bool {
      (one.row, one.column) < (other.row, other.column)
    }
  }

  private let height: Int
  private let signs: [(cell: Cell, sign: MapSign)]

  /// - Parameters:
  ///   - markers: the shops. Those outside the region are left out.
  ///   - letters: the letters that stand for them.
  ///   - region: what is shown.
  ///   - height: the number of rows, a multiple of 4.
  init(markers: [ShopMarker], letters: ShopLetters, region: MapRegion, height: Int) {
    self.height = height
    let inside = markers.filter { region.contains($0.position) }
    signs = Dictionary(grouping: inside) { Self.cell(of: $0.position, in: region, height: height) }
      .map { cell, shops in (cell, MapSign(shops, letters: letters)) }
  }

  /// The map itself.
  var lines: [Line] {
    let row = Array(repeating: StyledText("·", [.dim]), count: Self.width(ofHeight: height))
    var cells = Array(repeating: row, count: height)
    for (cell, sign) in signs { cells[cell.row][cell.column] = sign.text }
    return cells.map { Line($0) }
  }

  /// What the signs mean, in the order of their letters.
  var legend: MapLegend {
    MapLegend(signs.sorted { $0.cell < $1.cell }.map(\.sign))
  }

  /// The shops of a region from the top left to the bottom right, in reading order.
  static func reading(_ markers: [ShopMarker], in region: MapRegion) -> [ShopMarker] {
    let placed = markers.filter { region.contains($0.position) }
      .map { (cell(of: $0.position, in: region, height: standardHeight), $0) }
    return placed.sorted { $0.0 == $1.0 ? $0.1.name < $1.1.name : $0.0 < $1.0 }.map(\.1)
  }

  private static func cell(of position: MapPosition, in region: MapRegion, height: Int) -> Cell {
    let width = width(ofHeight: height)
    let fromSouth = Int((position.latitude - region.south) / region.height * Double(height))
    let fromWest = Int((position.longitude - region.west) / region.width * Double(width))
    return Cell(row: height - 1 - min(fromSouth, height - 1), column: min(fromWest, width - 1))
  }
}
