// Correct: recommendations are scoped as well, and only the list is shared.

/// The list, which is read once.
@MainActor
final class SharedList {
  private let places: any PlaceRepository
  private lazy var reading = Task { [places] in try await places.places() }

  init(places: any PlaceRepository) { self.places = places }

  func all() async throws -> [Place] { try await reading.value }
}

/// Scoped, like the session that it holds.
@MainActor
final class Recommendations: ShopTips {
  private let list: SharedList
  private let store: any VisitStoring
  private let session: TasteSession

  init(list: SharedList, store: any VisitStoring, session: TasteSession) {
    (self.list, self.store, self.session) = (list, store, session)
  }

  func shops() async throws -> [String] {
    let visits = try await store.visits(of: session.account)
    let rated = visits.filter { $0.rating != nil }.map(\.id.shop)
    let places = try await list.all()
    return places.filter { $0.district == session.district && !rated.contains($0.id) }.map(\.name)
  }
}

@MainActor
final class TipsRoot {
  private let list: SharedList
  private let store: any VisitStoring

  init(places: any PlaceRepository, store: any VisitStoring) {
    list = SharedList(places: places)
    self.store = store
  }

  func tips(for session: TasteSession) -> any ShopTips {
    Recommendations(list: list, store: store, session: session)
  }
}
