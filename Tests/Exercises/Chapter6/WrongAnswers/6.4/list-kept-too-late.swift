// Wrong: keeps the list after it was read, and not the task that reads it.
// Must fail with: keep the task that reads it, before you wait for it.

/// Knows which shops a user might like.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private var list: [Place]?

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(for session: TasteSession) async throws -> [String] {
    let places: [Place]
    if let list { places = list } else { places = try await self.places.places() }
    list = places
    let rated = try await store.visits(of: session.account)
      .filter { $0.rating != nil }.map(\.id.shop)
    return places.filter { $0.district == session.district && !rated.contains($0.id) }.map(\.name)
  }
}

struct SessionTips: ShopTips {
  let recommendations: Recommendations
  let session: TasteSession
  func shops() async throws -> [String] { try await recommendations.shops(for: session) }
}

@MainActor
final class TipsRoot {
  private let recommendations: Recommendations

  init(places: any PlaceRepository, store: any VisitStoring) {
    recommendations = Recommendations(places: places, store: store)
  }

  func tips(for session: TasteSession) -> any ShopTips {
    SessionTips(recommendations: recommendations, session: session)
  }
}
