import DetailsDomain
import Testing

@Suite("The details' own types")
struct DetailsDomainTests {
  @Test("there are ratings of 1 to 5 stars, and no others")
  func ratings() {
    #expect((1...5).map { StarRating($0)?.stars } == [1, 2, 3, 4, 5])
    #expect([.min, -1, 0, 6, .max].allSatisfy { StarRating($0) == nil })
  }
}
