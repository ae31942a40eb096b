import MapDomain
import Testing

@testable import MapUI

@Suite("The shop that is meant")
struct ShopSearchTests {
  private let search: ShopSearch = {
    let names = [
      "Kent Kaffe", "La Cabra", "Grød", "Jægersborg A", "Jægersborg B", "Paludan Bog & Café",
      "Bevar's", "Kaffe", "Kafferiet",
    ]
    let shops = names.enumerated().map { ShopMarker.at(0, $0.offset, $0.element) }
    var letters = ShopLetters()
    letters.follow(shops.map(\.id))
    return ShopSearch(shops: shops, letters: letters)
  }()

  private func advice(for wanted: String) -> String? {
    guard case .advice(let sentence) = search.answer(to: wanted) else { return nil }
    return sentence
  }

  @Test(
    "a letter, a name, or as much of its beginning as no other has",
    arguments: [
      ("A", "Kent Kaffe"), ("b", "La Cabra"), ("la cabra", "La Cabra"), ("LA  c", "La Cabra"),
      ("grod", "Grød"), ("GRØD", "Grød"), ("jaegersborg b", "Jægersborg B"),
      ("paludan bog cafe", "Paludan Bog & Café"), ("bevars", "Bevar's"),
      // This is a whole name, but also the beginning of another one.
      ("kaffe", "Kaffe"), ("kaffer", "Kafferiet"),
    ])
  func found(wanted: String, name: String) {
    guard case .shop(let shop) = search.answer(to: wanted) else {
      Issue.record("\(search.answer(to: wanted))")
      return
    }
    #expect(shop.name == name)
  }

  @Test(
    "what is no name, or the beginning of several, is answered with the nearest, or with what to do",
    arguments: [
      ("la cabre", "There is no shop 'la cabre' on the map. Did you mean La Cabra?"),
      ("kant ka", "There is no shop 'kant ka' on the map. Did you mean Kent Kaffe?"),
      ("starlight", "There is no shop 'starlight' on the map. Zoom out, or move."),
      (
        "jæger",
        """
        Several names begin with 'jæger': Jægersborg A, Jægersborg B. Type more of the name, or a \
        letter.
        """
      ),
      ("q", "There is no shop with the letter Q on the map. Zoom out, or move."),
      ("2", "A number marks several shops. Open one by its letter or name, such as open A."),
      ("", "Type open and a letter or a name from the map, such as open A."),
    ])
  func unknown(wanted: String, sentence: String) {
    #expect(advice(for: wanted) == sentence)
  }
}
