import Testing

@testable import MapUI

@Suite("The letters of the shops")
struct ShopLettersTests {
  private func read(_ letters: ShopLetters, _ shops: String...) -> [String?] {
    shops.map { letters[$0] }
  }

  @Test("a shop that stays in sight keeps its letter, and a new one gets a free one")
  func stay() {
    var letters = ShopLetters()
    letters.follow(["April", "Kent", "Sonny"])
    #expect(read(letters, "April", "Kent", "Sonny") == ["A", "B", "C"])
    letters.follow(["Rist", "Sonny", "Kent", "Hart"])
    #expect(read(letters, "April", "Kent", "Sonny", "Rist", "Hart") == [nil, "B", "C", "D", "E"])
  }

  @Test("a shop that comes back has its old letter, if it is free")
  func back() {
    var letters = ShopLetters()
    letters.follow(["April", "Kent"])
    letters.follow(["Kent"])
    letters.follow(["Rist", "April", "Kent"])
    #expect(read(letters, "April", "Kent", "Rist") == ["A", "B", "C"])
  }

  @Test("where all letters are taken, a new shop has none until one is free")
  func taken() {
    var letters = ShopLetters()
    let shops = (0..<27).map { "\($0)" }
    letters.follow(shops)
    #expect(read(letters, "25", "26") == ["Z", nil])
    letters.follow(Array(shops.dropFirst()))
    #expect(read(letters, "25", "26") == ["Z", "A"])
  }
}
