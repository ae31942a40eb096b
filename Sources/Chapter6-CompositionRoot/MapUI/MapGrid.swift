import MapDomain
import TerminalUI

/// The map as it is drawn: a grid of characters, north at the top.
///
/// A shop that is alone in its cell has a letter; several in one cell are a number. Letters go as
/// one reads, from the top left to the bottom right.
struct MapGrid {
  // A step of the map is a quarter of it, and so a whole number of cells.
  static let width = 48
  static let height = 16

  /// What stands in a cell.
  enum Sign: Equatable {
    case shop(letter: String, ShopMarker)
    case several([ShopMarker])
    /// A shop for which no letter is left.
    case nameless(ShopMarker)
  }

  /// A cell, by its row from the top and its column from the left.
  private struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  private let signs: [(cell: Cell, sign: Sign)]

  /// - Parameters:
  ///   - markers: the shops. Those outside of the region are left out.
  ///   - region: what is shown.
  init(markers: [ShopMarker], region: MapRegion) {
    let inside = markers.filter { region.contains($0.position) }
    let cells = Dictionary(grouping: inside) { Self.cell(of: $0.position, in: region) }
    var letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }[...]
    signs = cells.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
      .map { cell, shops in
        if shops.count > 1 { return (cell, .several(shops.sorted { $0.name < $1.name })) }
        guard let letter = letters.popFirst() else { return (cell, .nameless(shops[0])) }
        return (cell, .shop(letter: letter, shops[0]))
      }
  }

  var isEmpty: Bool { signs.isEmpty }

  /// The shop with this letter, whichever its case.
  func shop(_ wanted: String) -> ShopMarker? {
    for case (_, .shop(wanted.uppercased(), let shop)) in signs { return shop }
    return nil
  }

  /// The map itself.
  var lines: [Line] {
    let ground = StyledText("·", [.dim])
    var cells = Array(
      repeating: Array(repeating: ground, count: Self.width), count: Self.height)
    for (cell, sign) in signs { cells[cell.row][cell.column] = sign.text }
    return cells.map { Line($0) }
  }

  /// What the signs mean. It tells in words what the colours tell.
  var legend: [Line] {
    let nameless = signs.filter { if case .nameless = $0.sign { true } else { false } }.count
    return signs.compactMap(\.sign.legend)
      + (nameless > 0 ? ["\("+", .bold)  \(nameless) more: zoom in for their letters"] : [])
  }

  private static func cell(of position: MapPosition, in region: MapRegion) -> Cell {
    let fromSouth = Int((position.latitude - region.south) / region.height * Double(height))
    let fromWest = Int((position.longitude - region.west) / region.width * Double(width))
    return Cell(row: height - 1 - min(fromSouth, height - 1), column: min(fromWest, width - 1))
  }
}

extension MapGrid.Sign {
  fileprivate var text: StyledText {
    switch self {
    case .shop(let letter, let shop): StyledText(letter, [.bold] + shop.rating.styles)
    case .several(let shops): StyledText("\(min(shops.count, 9))", [.bold])
    case .nameless(let shop): StyledText("+", [.bold] + shop.rating.styles)
    }
  }

  fileprivate var legend: Line? {
    switch self {
    case .shop(_, let shop): Line([text]) + Line("  \(shop.name), \(shop.rating.words)")
    case .several(let shops):
      Line([text]) + Line("  \(shops.map(\.name).joined(separator: ", ")): zoom in")
    case .nameless: nil
    }
  }
}

extension MarkerRating? {
  fileprivate var words: String {
    map { "\($0.rawValue) of 5" } ?? "not rated"
  }

  fileprivate var styles: [TextStyle] {
    switch self {
    case nil: []
    case .poor: [.red]
    case .fair: [.orange]
    case .good: [.yellow]
    case .great: [.green]
    case .superb: [.blue]
    }
  }
}
