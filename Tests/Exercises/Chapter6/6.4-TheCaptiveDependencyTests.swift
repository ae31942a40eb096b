import ShopParts
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.4"), .serialized)
struct Exercise6_4 {
  private let store: VisitLedger
  private let root: TipsRoot
  private let ada = TasteSession(account: "Ada", district: "Harbour")
  private let grace = TasteSession(account: "Grace", district: "Harbour")
  private let linus = TasteSession(account: "Linus", district: "Old Town")

  init() {
    store = VisitLedger([
      .of("Ada", to: "bt", rating: nil), .of("Grace", to: "bt", rating: 5),
    ])
    root = TipsRoot(places: ThreePlaces(), store: store)
  }

  @Test("every user gets tips for their own district, without the shops that they have rated")
  func knowsItsUser() async throws {
    let tips = [ada, grace, linus].map { root.tips(for: $0) }
    let shops = [try await tips[0].shops(), try await tips[1].shops(), try await tips[2].shops()]
    #expect(
      shops == [["Bean There", "Early Bird"], ["Early Bird"], ["Slow Drip"]],
      "Other tips than a user's own come from another user's session: Grace has rated Bean There.")
  }

  @Test("the list is read once for each app, and users who wait for it get their own tips")
  func sharesTheList() async throws {
    let gate = Gate()
    let places = ThreePlaces(gate: gate)
    let root = TipsRoot(places: places, store: store)
    let tips = [ada, linus].map { root.tips(for: $0) }
    let callers = tips.map { tips in Crowd(of: 1) { try? await tips.shops() } }
    for caller in callers { await caller.isUnderWay() }
    gate.open()
    for caller in callers { await caller.isServed() }
    #expect(
      callers.map(\.answers.calls) == [[["Bean There", "Early Bird"]], [["Slow Drip"]]],
      "Don't keep the session in what all users share: while one waits, another asks.")
    _ = try await root.tips(for: grace).shops()
    #expect(
      places.readings.count == 1,
      "Each app reads a list of its own, once for all of its users. Keep the task that reads it.")
  }

  @Test("when a user rates a shop or moves, the next tips know it")
  func followsItsUser() async throws {
    let tips = root.tips(for: ada)
    let atFirst = try await tips.shops()
    try await store.save(.of("Ada", to: "bt", rating: 4))
    let afterRating = try await tips.shops()
    ada.district = "Old Town"
    let afterMoving = try await tips.shops()
    #expect(
      [atFirst, afterRating, afterMoving]
        == [["Bean There", "Early Bird"], ["Early Bird"], ["Slow Drip"]],
      "Ada rates Bean There, and moves from the Harbour to the Old Town. Keep neither: ask again.")
  }

  @Test("once a session and its tips are released, nothing keeps the session in memory")
  func letsSessionsGo() async throws {
    weak var released: TasteSession?
    do {
      let session = TasteSession(account: "Ada", district: "Harbour")
      released = session
      _ = try await root.tips(for: session).shops()
    }
    await eventually { released == nil }
    #expect(released == nil, "Something that outlives the session still holds it.")
  }
}
