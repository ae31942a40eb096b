import TerminalUI

/// The map: a grid of characters, a letter for each shop, north at the top.
///
/// It only computes, and needs nothing from outside: a stable dependency of the screen.
package struct MapGrid {
  private static let width = 38
  private static let height = 4

  private let shops: [CoffeeShop]

  /// - Parameter shops: the shops on the map. The first one gets the letter A.
  package init(shops: [CoffeeShop]) {
    self.shops = shops
  }

  /// The grid, from north to south.
  package var lines: [Line] {
    var cells = Array(repeating: Array(repeating: "·", count: Self.width), count: Self.height)
    let (north, east) = (shops.map(\.latitude), shops.map(\.longitude))
    for (index, shop) in shops.enumerated() {
      let row = Self.height - 1 - place(shop.latitude, among: north, cells: Self.height)
      let column = place(shop.longitude, among: east, cells: Self.width)
      cells[row][column] = letter(of: index)
    }
    return cells.map { Line($0.joined()) }
  }

  /// A line for each shop: its letter, its name and its rating.
  package var legend: [Line] {
    shops.enumerated().map { index, shop in
      Line("\(letter(of: index))  \(shop.name), \(shop.rating.map { "\($0) of 5" } ?? "not rated")")
    }
  }

  private func letter(of index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
  }

  private func place(_ value: Double, among all: [Double], cells: Int) -> Int {
    guard let low = all.min(), let high = all.max(), low < high else { return cells / 2 }
    return Int(((value - low) / (high - low) * Double(cells - 1)).rounded())
  }
}
