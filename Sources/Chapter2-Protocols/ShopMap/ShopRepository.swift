// snippet.shop-repository
/// Where the map gets its coffee shops from. Anything that stores shops can conform to it.
package protocol ShopRepository: Sendable {
  /// All coffee shops, in the order in which the map assigns its letters.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func shops() async throws -> [CoffeeShop]
}
// snippet.end
