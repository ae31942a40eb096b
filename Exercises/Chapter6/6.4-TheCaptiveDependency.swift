// 6.4 · The captive dependency                                             ★★☆
//
// Coffee Shops recommends shops in a user's district. Many users are signed in at the same time.
// One `Recommendations` serves them all, since the list of places is slow to read. But it holds
// the session of the user who came first, and that user's ratings with it: everyone gets the first
// user's tips, and the first session never ends. Free the session and the ratings, and keep the
// list. What's made for one session may hold it; what outlives it may not. `TasteSession` is in
// `ShopParts`: a user's name, and a district that may change.
//
// You are done when
// - every user gets tips for their own district, without the shops that they have rated
// - the list is read once for each app, and users who wait for it get their own tips
// - when a user rates a shop or moves, the next tips know it
// - once a session and its tips are released, nothing keeps the session in memory
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.4
// Read:   Book/06-CompositionRoot.md, "The captive"

import Places
import ShopParts
import VisitStore

// MARK: - Yours

/// Knows which shops a user might like. There is one for the whole app: it keeps the list of places.
@MainActor
final class Recommendations {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private lazy var list = Task { [places] in try await places.places() }
  // TODO: 6.4
  private let session: TasteSession
  private lazy var visits = Task { [store, session] in
    try await store.visits(of: session.account)
  }

  init(places: any PlaceRepository, store: any VisitStoring, session: TasteSession) {
    self.places = places
    self.store = store
    self.session = session
  }

  func shops() async throws -> [String] {
    let places = try await list.value
    let rated = try await visits.value.filter { $0.rating != nil }.map(\.id.shop)
    return places.filter { $0.district == session.district && !rated.contains($0.id) }.map(\.name)
  }
}

/// Tells one session what is recommended.
struct SessionTips: ShopTips {
  let recommendations: Recommendations
  // TODO: 6.4
  func shops() async throws -> [String] { try await recommendations.shops() }
}

/// Puts the app together. It outlives all sessions. The tests make one, and call `tips(for:)`.
@MainActor
final class TipsRoot {
  private let places: any PlaceRepository
  private let store: any VisitStoring
  private var recommendations: Recommendations?

  init(places: any PlaceRepository, store: any VisitStoring) {
    self.places = places
    self.store = store
  }

  func tips(for session: TasteSession) -> any ShopTips {
    // TODO: 6.4
    let shared =
      recommendations ?? Recommendations(places: places, store: store, session: session)
    recommendations = shared
    return SessionTips(recommendations: shared)
  }
}
