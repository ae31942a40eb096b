import ShopMap

// snippet.sharing-repository
/// Asks another repository once, for all callers, and remembers the answer.
package actor SharingShopRepository: ShopRepository {
  private let repository: any ShopRepository
  private var request: Task<[CoffeeShop], any Error>?
  // snippet.hide

  /// - Parameter repository: where the shops come from.
  package init(_ repository: any ShopRepository) {
    self.repository = repository
  }
  // snippet.show

  package func shops() async throws -> [CoffeeShop] {
    if let request { return try await request.value }
    let request = Task {
      do {
        return try await repository.shops()
      } catch {
        self.request = nil
        throw error
      }
    }
    self.request = request
    return try await request.value
  }
}
// snippet.end
