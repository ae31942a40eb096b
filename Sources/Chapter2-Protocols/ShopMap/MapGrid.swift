import TerminalUI

/// The map: a grid of characters, a letter for each shop, north at the top.
///
/// It only computes, and needs nothing from outside: a stable dependency of the screen.
struct MapGrid {
  private static let width = 38
  private static let height = 9

  let shops: [CoffeeShop]

  var lines: [Line] {
    var cells = Array(
      repeating: Array(repeating: StyledText("·", [.dim]), count: Self.width), count: Self.height)
    let (north, east) = (shops.map(\.latitude), shops.map(\.longitude))
    for (index, shop) in shops.enumerated() {
      let row = Self.height - 1 - place(shop.latitude, among: north, cells: Self.height)
      let column = place(shop.longitude, among: east, cells: Self.width)
      cells[row][column] = marker(of: shop, at: index)
    }
    return cells.map { Line($0) }
  }

  var legend: [Line] {
    shops.enumerated().map { index, shop in
      let rating = shop.rating.map { "\($0) of 5" } ?? "not rated"
      return Line([marker(of: shop, at: index)]) + Line("  \(shop.name), \(rating)")
    }
  }

  private func marker(of shop: CoffeeShop, at index: Int) -> StyledText {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return StyledText(letter, [.bold] + style(rating: shop.rating))
  }

  /// The colours for a rating from 1 to 5, or for none. The rating is always given in words, too.
  private func style(rating: Int?) -> [TextStyle] {
    switch rating {
    case 1: [.red]
    case 2: [.orange]
    case 3: [.yellow]
    case 4: [.green]
    case 5: [.blue]
    default: []
    }
  }

  /// The cell for a value. If the values don't span any distance, as with a single shop, it's the
  /// middle one.
  private func place(_ value: Double, among all: [Double], cells: Int) -> Int {
    guard let low = all.min(), let high = all.max() else { return cells / 2 }
    let share = (value - low) / (high - low)
    return share.isFinite ? Int((share * Double(cells - 1)).rounded()) : cells / 2
  }
}
