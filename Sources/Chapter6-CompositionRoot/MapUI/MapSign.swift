import MapDomain
import TerminalUI

/// The sign for the shops in one cell of the map.
struct MapSign {
  /// The shops in the cell, at least one, in the order of their letters.
  let shops: [(marker: ShopMarker, letter: String?)]

  /// - Parameters:
  ///   - markers: the shops in the cell; at least one.
  ///   - letters: the letters that stand for them.
  init(_ markers: [ShopMarker], letters: ShopLetters) {
    shops = markers.map { ($0, letters[$0.id]) }
      .sorted { one, other in
        switch (one.letter, other.letter) {
        case (let one?, let other?): one < other
        case (nil, nil): one.marker.name < other.marker.name
        case (let letter, nil): letter != nil
        case (nil, _): false
        }
      }
  }

  /// The letter that it's listed under in the legend; nil if none was left.
  var letter: String? { shops[0].letter }

  /// Whether it's a single shop for which no letter was left.
  var isNameless: Bool { shops.count == 1 && letter == nil }

  /// The character on the map. For several shops it's their number, but at most 9.
  var text: StyledText {
    guard shops.count == 1 else { return StyledText("\(min(shops.count, 9))", [.bold]) }
    return StyledText(letter ?? "+", [.bold] + shops[0].marker.rating.styles)
  }

  /// What it means. The words say everything that the colours do.
  ///
  /// - Parameter isShort: whether to leave out that a shop isn't rated.
  func meaning(isShort: Bool) -> Line {
    guard shops.count > 1 else { return meaning(of: shops[0].marker, isShort: isShort) }
    let each = shops.map { shop in
      let letter = shop.letter.map { Line("\($0, [.bold] + shop.marker.rating.styles) ") }
      return (letter ?? "") + meaning(of: shop.marker, isShort: true)
    }
    return each.dropFirst().reduce(each[0]) { "\($0); \($1)" }
  }

  private func meaning(of shop: ShopMarker, isShort: Bool) -> Line {
    if isShort, shop.rating == nil { return Line(shop.name) }
    return Line("\(shop.name), \(shop.rating.words)")
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
