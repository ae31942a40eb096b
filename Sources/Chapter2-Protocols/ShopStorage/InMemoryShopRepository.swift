import ShopMap

/// The coffee shops that it was made with.
package struct InMemoryShopRepository: ShopRepository {
  let stored: [CoffeeShop]

  /// - Parameter shops: what it answers with.
  package init(_ shops: [CoffeeShop]) {
    stored = shops
  }

  /// The shops, which are always at hand.
  package func shops() -> [CoffeeShop] { stored }
}
