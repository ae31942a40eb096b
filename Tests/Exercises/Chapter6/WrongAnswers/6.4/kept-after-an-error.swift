// Wrong: keeps those who wait, and removes them only on success.
// Must fail with: What is stored while a question is answered, and removed

@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private lazy var list = Task { [places] in try await places.places() }

  private var listeners: [ObjectIdentifier: TasteSession] = [:]

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(for session: TasteSession) async throws -> [String] {
    // Those who wait for tips.
    listeners[ObjectIdentifier(session)] = session
    let places = try await list.value
    let rated = try await store.visits(of: session.account)
      .filter { $0.rating != nil }.map(\.id.shop)
    listeners[ObjectIdentifier(session)] = nil
    return places.filter { $0.district == session.district && !rated.contains($0.id) }.map(\.name)
  }
}

/// Tells one session what is recommended.
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
