import MapDomain

/// Which letter stands for which shop. A shop has the same one for as long as it is in sight.
struct ShopLetters: Equatable {
  private static let all = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  private var letters: [ShopMarker.ID: String] = [:]

  /// The shop's letter; nil where none was left for it.
  subscript(shop: ShopMarker.ID) -> String? { letters[shop] }

  /// Takes the letters of the shops that are gone, and gives the free ones to those that are new.
  ///
  /// - Parameter shops: what is in sight now. The first of the new ones gets the first free letter.
  mutating func follow(_ shops: [ShopMarker.ID]) {
    let inSight = Set(shops)
    letters = letters.filter { inSight.contains($0.key) }
    let taken = Set(letters.values)
    var free = Self.all.filter { !taken.contains($0) }[...]
    for shop in shops where letters[shop] == nil { letters[shop] = free.popFirst() }
  }
}
