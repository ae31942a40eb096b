// Wrong: the tips trust that the window keeps their session.
// Must fail with: A session is `unowned` there

/// Knows which shops a user might like. There is one for the whole app: it keeps the list of places.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private lazy var list = Task { [places] in try await places.places() }

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(for session: TasteSession) async throws -> [String] {
    let places = try await list.value
    let visits = try await store.visits(of: session.account)
    let rated = visits.filter { $0.rating != nil }.map(\.id.shop)
    return places.filter { $0.district == session.district && !rated.contains($0.id) }.map(\.name)
  }
}

/// Tells one session what is recommended.
struct SessionTips: ShopTips {
  unowned let session: TasteSession
  let recommendations: Recommendations

  func shops() async throws -> [String] { try await recommendations.shops(for: session) }
}

/// Puts the app together. It outlives all sessions. The tests make one, and call `tips(for:)`.
@MainActor
final class TipsRoot {
  private let recommendations: Recommendations

  init(places: any PlaceRepository, store: any VisitStoring) {
    recommendations = Recommendations(places: places, store: store)
  }

  func tips(for session: TasteSession) -> any ShopTips {
    SessionTips(session: session, recommendations: recommendations)
  }
}
