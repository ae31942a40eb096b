import ShopMap

// snippet.caching-repository
/// Asks another repository until it has answered, and remembers the answer.
package actor CachingShopRepository: ShopRepository {
  private let repository: any ShopRepository
  private var answer: [CoffeeShop]?
  // snippet.hide

  /// - Parameter repository: where the shops come from.
  package init(_ repository: any ShopRepository) {
    self.repository = repository
  }
  // snippet.show

  package func shops() async throws -> [CoffeeShop] {
    if let answer { return answer }
    let shops = try await repository.shops()
    answer = shops
    return shops
  }
}
// snippet.end
