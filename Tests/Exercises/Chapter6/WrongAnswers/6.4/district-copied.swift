// Wrong: the tips copy the session's district.
// Must fail with: a district that was copied is soon out of date.

/// Knows which shops a user might like. There is one for the whole app: it keeps the list of places.
///
/// It outlives every session, so it is told the session with each call, and holds none.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private lazy var list = Task { [places] in try await places.places() }

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(of account: String, in district: String) async throws -> [String] {
    let places = try await list.value
    let rated = try await store.visits(of: account)
      .filter { $0.rating != nil }.map(\.id.shop)
    return places.filter { $0.district == district && !rated.contains($0.id) }.map(\.name)
  }
}

/// Scoped: there is one for each session, and it may hold what lives longer.
struct SessionTips: ShopTips {
  let account: String
  let district: String
  let recommendations: Recommendations

  func shops() async throws -> [String] {
    try await recommendations.shops(of: account, in: district)
  }
}

/// Puts the app together. It outlives all sessions. The tests make one, and call `tips(for:)`.
@MainActor
final class TipsRoot {
  private let recommendations: Recommendations

  init(places: any PlaceRepository, store: any VisitStoring) {
    recommendations = Recommendations(places: places, store: store)
  }

  func tips(for session: TasteSession) -> any ShopTips {
    SessionTips(
      account: session.account, district: session.district, recommendations: recommendations)
  }
}
