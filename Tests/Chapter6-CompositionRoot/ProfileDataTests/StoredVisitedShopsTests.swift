import Foundation
import ProfileDomain
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@testable import ProfileData

@Suite("The visited shops, from the store")
struct StoredVisitedShopsTests {
  private let names = ["1": "The Yellow Cup", "2": "Slow Drip"]

  private func shops(of account: String, in store: any VisitStoring) -> StoredVisitedShops {
    StoredVisitedShops(account: account, store: store) { [names] in names[$0] }
  }

  @Test("the account's own visits, the latest first, under the shops' names")
  func reads() async throws {
    let store = InMemoryVisitStore([
      visit("Ada", "1", rating: 2, note: "Loud.", at: 1), visit("Ada", "2", rating: nil, at: 2),
      visit("Ada", "gone", rating: 5, at: 3), visit("Grace", "2", rating: 1, at: 3),
    ])
    #expect(
      try await shops(of: "Ada", in: store).shops() == [
        // A shop that nobody knows any more keeps its ID for a name.
        VisitedShop(id: "gone", name: "gone", rating: .favourite, note: ""),
        VisitedShop(id: "2", name: "Slow Drip", rating: nil, note: ""),
        VisitedShop(id: "1", name: "The Yellow Cup", rating: .fair, note: "Loud."),
      ])
  }

  @Test("every subscriber hears of the account's changes, and of no others")
  func changes() async throws {
    let store = InMemoryVisitStore()
    let shops = shops(of: "Ada", in: store)
    let listeners = [Listener(shops.changes()), Listener(shops.changes())]
    for account in ["Grace", "Ada", "Grace", "Ada"] {
      try await store.save(visit(account, "1", rating: 3, at: 1))
    }
    for listener in listeners { await listener.hears(2) }
    // Changes of the other account would have come before this.
    #expect(listeners.map(\.heard.count) == [2, 2])
    for listener in listeners { listener.cancel() }
    #expect(await eventually { store.subscriberCount == 0 })
  }
}

private func visit(
  _ account: String, _ shop: String, rating: Int?, note: String = "", at seconds: TimeInterval
) -> Visit {
  Visit(
    id: Visit.ID(account: account, shop: shop), rating: rating, note: note,
    changed: Date(timeIntervalSinceReferenceDate: seconds))
}
