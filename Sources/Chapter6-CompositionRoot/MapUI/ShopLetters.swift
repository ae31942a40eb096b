import MapDomain

/// Which letter stands for which shop. A shop has the same one for as long as it is in sight, and when it
/// comes back, if no other shop has it by then.
struct ShopLetters: Equatable {
  private var letters: [ShopMarker.ID: String] = [:]
  /// The last letter of each shop that was in sight.
  private var former: [ShopMarker.ID: String] = [:]
  /// Those that no shop has. What was given up last is given away last: a person may still have it in
  /// mind.
  private var free = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The shop's letter; nil where none was left for it.
  subscript(shop: ShopMarker.ID) -> String? { letters[shop] }

  /// Takes the letters of the shops that are gone, and gives letters to those that are new.
  ///
  /// - Parameter shops: what is in sight now. The first of the new ones gets the first free letter.
  mutating func follow(_ shops: [ShopMarker.ID]) {
    let inSight = Set(shops)
    free += letters.filter { !inSight.contains($0.key) }.values.sorted()
    letters = letters.filter { inSight.contains($0.key) }
    for shop in shops where letters[shop] == nil {
      guard let letter = former[shop], let index = free.firstIndex(of: letter) else { continue }
      letters[shop] = free.remove(at: index)
    }
    for shop in shops where letters[shop] == nil && !free.isEmpty {
      letters[shop] = free.removeFirst()
    }
    former.merge(letters) { $1 }
  }
}
