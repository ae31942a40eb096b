// snippet.shop-repository
/// Where the map gets its coffee shops from. Anything that keeps shops conforms to it.
package protocol ShopRepository: Sendable {
  /// All coffee shops, in the order in which the map is to letter them.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func shops() async throws -> [CoffeeShop]
}
// snippet.end
