import ProfileDomain
import VisitStore

/// The shops that one account has visits to in the store.
///
/// It always belongs to the same account. The next user who signs in needs another one.
package struct StoredVisitedShops: VisitedShops {
  private let account: String
  private let store: any VisitStoring
  private let shopName: @Sendable (_ id: String) async throws -> String?

  /// - Parameters:
  ///   - account: the name of the user.
  ///   - store: where the visits are.
  ///   - shopName: returns the name of a shop; nil if the shop is no longer known.
  package init(
    account: String, store: any VisitStoring,
    shopName: @escaping @Sendable (_ id: String) async throws -> String?
  ) {
    self.account = account
    self.store = store
    self.shopName = shopName
  }

  package func shops() async throws -> [VisitedShop] {
    var shops: [VisitedShop] = []
    for visit in try await store.visits(of: account) {
      let name = try await shopName(visit.id.shop)
      // The shop may have closed. The visit still counts, and is shown with the shop's ID as its
      // name.
      shops.append(VisitedShop(visit, name: name ?? visit.id.shop))
    }
    return shops
  }

  package func changes() -> AsyncStream<Void> {
    let (changes, account) = (store.changes(), account)
    return AsyncStream { continuation in
      let listening = Task {
        for await change in changes where change.account == account { continuation.yield() }
        continuation.finish()
      }
      continuation.onTermination = { _ in listening.cancel() }
    }
  }
}

extension VisitedShop {
  fileprivate init(_ visit: Visit, name: String) {
    self.init(
      id: visit.id.shop, name: name, rating: visit.rating.flatMap(ProfileRating.init),
      note: visit.note)
  }
}
