import ShopMap

/// Returns the coffee shops that it was made with.
package struct InMemoryShopRepository: ShopRepository {
  let stored: [CoffeeShop]

  /// - Parameter shops: the shops to return.
  package init(_ shops: [CoffeeShop]) {
    stored = shops
  }

  /// The shops, which are always available.
  package func shops() -> [CoffeeShop] { stored }
}
