import MapDomain
import TerminalUI

/// What is drawn in a cell of the map: a shop, or several.
struct MapSign {
  /// At least one, in the order of their letters.
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

  /// The figure that several shops are drawn as: how many there are, and 9 also where there are more.
  static func number(of shops: Int) -> Int { min(shops, 9) }

  /// The letter that it stands at in the legend; nil where none was left.
  var letter: String? { shops[0].letter }

  /// Whether it is a single shop for which no letter was left.
  var isNameless: Bool { shops.count == 1 && letter == nil }

  /// The character on the map.
  var text: StyledText {
    guard shops.count == 1 else { return StyledText("\(Self.number(of: shops.count))", [.bold]) }
    return StyledText(letter ?? "+", [.bold] + shops[0].marker.rating.styles)
  }

  /// What it means, in words, which tell what the colours tell.
  ///
  /// - Parameter isShort: leaves out what goes without saying, that a shop is not rated.
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
