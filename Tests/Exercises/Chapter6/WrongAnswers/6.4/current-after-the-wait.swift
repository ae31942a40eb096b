// Wrong: the current session is chosen after the wait for the list.
// Must fail with: While one call waits at an `await`, another may change what both use

/// Knows which shops a user might like. There is one for the whole app: it keeps the list of places.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private lazy var list = Task { [places] in try await places.places() }
  /// The session that is being served, only while it is.
  private var current: TasteSession?

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(for session: TasteSession) async throws -> [String] {
    current = session
    defer { if current === session { current = nil } }
    let places = try await list.value
    let served = current ?? session
    let visits = try await store.visits(of: served.account)
    let rated = visits.filter { $0.rating != nil }.map(\.id.shop)
    return places.filter { $0.district == served.district && !rated.contains($0.id) }.map(\.name)
  }
}

/// Tells one session what is recommended.
struct SessionTips: ShopTips {
  let recommendations: Recommendations
  let session: TasteSession

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
    SessionTips(recommendations: recommendations, session: session)
  }
}
