import TerminalUI

/// The map: a grid of characters, a letter for each shop, north at the top.
///
/// It only computes, and needs nothing from outside: a stable dependency of the screen.
struct MapGrid {
  private static let width = 38
  private static let height = 9

  let shops: [CoffeeShop]

  func letter(of index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
  }

  /// The colours for a rating from 1 to 5, or for none. The rating is always given in words, too.
  static func style(rating: Int?) -> [TextStyle] {
    switch rating {
    case 1: [.red]
    case 2: [.orange]
    case 3: [.yellow]
    case 4: [.green]
    case 5: [.blue]
    default: []
    }
  }

  var lines: [Line] {
    var cells = Array(
      repeating: Array(repeating: StyledText("·", [.dim]), count: Self.width), count: Self.height)
    let (north, east) = (shops.map(\.latitude), shops.map(\.longitude))
    for (index, shop) in shops.enumerated() {
      let row = Self.height - 1 - place(shop.latitude, among: north, cells: Self.height)
      let column = place(shop.longitude, among: east, cells: Self.width)
      cells[row][column] = StyledText(letter(of: index), [.bold] + Self.style(rating: shop.rating))
    }
    return cells.map { Line($0) }
  }

  var legend: [Line] {
    shops.enumerated().map { index, shop in
      let letter = StyledText(letter(of: index), [.bold] + Self.style(rating: shop.rating))
      let rating = shop.rating.map { "\($0) of 5" } ?? "not rated"
      return Line([letter]) + Line("  \(shop.name), \(rating)")
    }
  }

  private func place(_ value: Double, among all: [Double], cells: Int) -> Int {
    guard let low = all.min(), let high = all.max(), low < high else { return cells / 2 }
    return Int(((value - low) / (high - low) * Double(cells - 1)).rounded())
  }
}
