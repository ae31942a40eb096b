// Correct: the root itself is generic, and the seam wraps any store.

/// Generic over the store.
@MainActor
final class SwapRoot<Store: VisitStoring> {
  private let screens: ShopScreens
  private let store: Store

  init(screens: ShopScreens, store: Store) {
    (self.screens, self.store) = (screens, store)
  }

  var map: any AppScreen {
    screens.map(visits: store) { shop in self.details(of: shop) }
  }

  var profile: any AppScreen { screens.profile(visits: store) }

  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: store)
  }
}

/// Any kind of store, behind one type.
struct SomeStore: VisitStoring {
  fileprivate let store: any VisitStoring

  func visit(_ id: Visit.ID) async throws -> Visit? { try await store.visit(id) }
  func visits(of account: String) async throws -> [Visit] { try await store.visits(of: account) }
  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) async throws {
    try await store.update(id, change)
  }
  func changes() -> AsyncStream<VisitChange> { store.changes() }
}

@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot<SomeStore>
{
  SwapRoot(screens: screens, store: SomeStore(store: makeStore()))
}
