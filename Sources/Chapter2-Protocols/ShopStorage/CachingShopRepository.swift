import ShopMap

// snippet.caching-repository
/// Asks another repository until it has answered, and remembers the answer.
package actor CachingShopRepository: ShopRepository {
  private let repository: any ShopRepository
  private var answer: [CoffeeShop]?

  /// - Parameter repository: is asked for the shops.
  package init(_ repository: any ShopRepository) {
    self.repository = repository
  }

  package func shops() async throws -> [CoffeeShop] {
    if let answer { return answer }
    let shops = try await repository.shops()
    answer = shops
    return shops
  }
}
// snippet.end
