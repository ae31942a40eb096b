// Correct: an actor that is told an account and a district, and sees no session.

actor Recommendations {
  static let patience = 3
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private var list: Task<[Place], any Error>?

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func shops(of account: String, in district: String) async throws -> [String] {
    let list = list ?? Task { [places] in try await places.places() }
    self.list = list
    let there = try await list.value.filter { $0.district == district }
    let rated = Set(try await store.visits(of: account).filter { $0.rating != nil }.map(\.id.shop))
    return there.filter { !rated.contains($0.id) }.map(\.name)
  }
}

@MainActor
final class SessionTips: ShopTips {
  private let session: TasteSession
  private let recommendations: Recommendations

  init(session: TasteSession, recommendations: Recommendations) {
    self.session = session
    self.recommendations = recommendations
  }

  func shops() async throws -> [String] {
    try await recommendations.shops(of: session.account, in: session.district)
  }
}

@MainActor
final class TipsRoot {
  private let makeRecommendations: () -> Recommendations
  private lazy var recommendations = makeRecommendations()

  init(places: any PlaceRepository, store: any VisitStoring) {
    makeRecommendations = { Recommendations(places: places, store: store) }
  }

  func tips(for session: TasteSession) -> any ShopTips {
    SessionTips(session: session, recommendations: recommendations)
  }
}
