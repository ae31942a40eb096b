import MapDomain

/// Which letter stands for which shop. A shop keeps its letter while it's in sight. If it comes
/// back later, it gets the same letter again, unless another shop has it by then.
struct ShopLetters: Equatable {
  private var letters: [ShopMarker.ID: String] = [:]
  /// The last letter of each shop that has been in sight.
  private var former: [ShopMarker.ID: String] = [:]
  /// The letters that no shop has. The letter that was freed last is reused last, because the user
  /// may still remember it.
  private var free = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The shop's letter; nil if none was left for it.
  subscript(shop: ShopMarker.ID) -> String? { letters[shop] }

  /// Frees the letters of shops that are gone, and gives letters to new ones.
  ///
  /// - Parameter shops: the shops now in sight. The first new one gets the first free letter.
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
