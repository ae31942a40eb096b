// Wrong: reads the list again for each district.
// Must fail with: not for each session, and not for each district.

/// Knows which shops a user might like.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private var lists: [String: Task<[Place], any Error>] = [:]

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(for session: TasteSession) async throws -> [String] {
    let task = lists[session.district] ?? Task { [places] in try await places.places() }
    lists[session.district] = task
    let places = try await task.value
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
