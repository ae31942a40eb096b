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
      visit("Ada", "1", rating: 2, note: "Loud.", at: 1), visit("Ada", "2", rating: 5, at: 2),
      visit("Grace", "2", rating: 1, at: 3),
    ])
    #expect(
      try await shops(of: "Ada", in: store).shops() == [
        VisitedShop(id: "2", name: "Slow Drip", rating: .favourite, note: ""),
        VisitedShop(id: "1", name: "The Yellow Cup", rating: .fair, note: "Loud."),
      ])
    #expect(try await shops(of: "Nobody", in: store).shops() == [])
  }

  @Test("a shop that has a note only is one of them")
  func unrated() async throws {
    let store = InMemoryVisitStore([visit("Ada", "1", rating: nil, note: "Loud.", at: 1)])
    #expect(
      try await shops(of: "Ada", in: store).shops()
        == [VisitedShop(id: "1", name: "The Yellow Cup", rating: nil, note: "Loud.")])
  }

  @Test("a shop that nobody knows any more keeps its ID for a name")
  func closed() async throws {
    let store = InMemoryVisitStore([visit("Ada", "gone", rating: 3, at: 1)])
    #expect(try await shops(of: "Ada", in: store).shops().map(\.name) == ["gone"])
  }

  @Test("errors pass through")
  func failure() async {
    struct NoNames: Error {}
    let store = InMemoryVisitStore([visit("Ada", "1", rating: 3, at: 1)])
    let shops = StoredVisitedShops(account: "Ada", store: store) { _ in throw NoNames() }
    await #expect(throws: NoNames.self) { try await shops.shops() }
  }

  @Test("every subscriber hears of the account's changes, and of no others")
  func changes() async throws {
    let store = InMemoryVisitStore()
    let shops = shops(of: "Ada", in: store)
    let listeners = [Listener(shops.changes()), Listener(shops.changes())]
    try await store.save(visit("Grace", "1", rating: 3, at: 1))
    try await store.save(visit("Ada", "1", rating: 3, at: 1))
    try await store.delete(Visit.ID(account: "Grace", shop: "1"))
    try await store.delete(Visit.ID(account: "Ada", shop: "1"))
    for listener in listeners { await listener.hears(2) }
    // Changes of the other account would have come before this.
    #expect(listeners.map(\.heard.count) == [2, 2])
  }

  @Test("who listens no more is forgotten, however that comes", arguments: Leaving.allCases)
  func leaves(how: Leaving) async throws {
    let store = InMemoryVisitStore()
    let shops = shops(of: "Ada", in: store)
    #expect(store.subscriberCount == 0)
    await how.leave({ shops.changes() }) {
      let rated = visit("Ada", "1", rating: 3, at: 1)
      try? store.update(rated.id) { $0 = rated }
    }
    #expect(await eventually { store.subscriberCount == 0 })
  }

  @Test("the stream ends with the store")
  func ends() async {
    var store: InMemoryVisitStore? = InMemoryVisitStore()
    let listener = store.map { Listener(shops(of: "Ada", in: $0).changes()) }
    store = nil
    #expect(await listener?.isDone() == true)
  }
}

private func visit(
  _ account: String, _ shop: String, rating: Int?, note: String = "", at seconds: TimeInterval
) -> Visit {
  Visit(
    id: Visit.ID(account: account, shop: shop), rating: rating, note: note,
    changed: Date(timeIntervalSinceReferenceDate: seconds))
}
