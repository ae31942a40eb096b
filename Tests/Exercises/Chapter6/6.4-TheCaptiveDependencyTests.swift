import ShopParts
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.4"), .serialized)
struct Exercise6_4 {
  private let gate = Gate()
  private let store = VisitLedger([
    .of("Ada", to: "bt", rating: nil), .of("Bo", to: "bt", rating: 5),
  ])
  private let ada = TasteSession(account: "Ada", district: "Harbour")
  private let bo = TasteSession(account: "Bo", district: "Harbour")
  private let cleo = TasteSession(account: "Cleo", district: "Old Town")

  @Test("every user gets tips for their own district, without the shops that they have rated")
  func knowsItsUser() async throws {
    let root = TipsRoot(places: ThreePlaces(), store: store)
    let tips = [ada, bo, cleo].map { root.tips(for: $0) }
    for _ in 1...2 {
      let shops = [
        try await tips[0].shops(), try await tips[1].shops(), try await tips[2].shops(),
      ]
      #expect(
        shops == [["Bean There", "Early Bird"], ["Early Bird"], ["Slow Drip"]],
        "Ada is in the Harbour, and so is Bo, who has rated Bean There. Cleo is in the Old Town.")
    }
  }

  @Test("the list is read once for each app, and only when `shops()` is called")
  func readsTheListOnce() async throws {
    for _ in 1...2 {
      let places = ThreePlaces()
      let root = TipsRoot(places: places, store: store)
      let tips = [ada, bo, cleo].map { root.tips(for: $0) }
      await eventually(timeout: .milliseconds(20)) { places.readings.count > 0 }
      #expect(places.readings.count == 0, "Composing an app does no work.")
      for tip in tips + tips { _ = try await tip.shops() }
      #expect(places.readings.count == 1, "All sessions of an app share its list, read once.")
    }
  }

  @Test("when a user's district changes, the tips follow")
  func followsTheSession() async throws {
    let tips = TipsRoot(places: ThreePlaces(), store: store).tips(for: ada)
    let before = try await tips.shops()
    ada.district = "Old Town"
    let after = try await tips.shops()
    #expect(
      [before, after] == [["Bean There", "Early Bird"], ["Slow Drip"]],
      "Ada has gone from the Harbour to the Old Town: ask the session each time.")
  }

  @Test("users who wait for the list at the same time get their own tips")
  func keepsWaitingUsersApart() async {
    let places = ThreePlaces(gate: gate)
    let root = TipsRoot(places: places, store: store)
    let callers = [ada, cleo].map { session in
      let tips = root.tips(for: session)
      return Crowd(of: 1) { try? await tips.shops() }
    }
    for caller in callers { await caller.isUnderWay() }
    gate.open()
    for caller in callers { await caller.isServed() }
    #expect(
      callers.map(\.answers.calls) == [[["Bean There", "Early Bird"]], [["Slow Drip"]]],
      "Don't keep the session in what all users share: while one waits, another asks.")
    #expect(places.readings.count == 1, "Keep the task that reads the list before you wait for it.")
  }

  @Test("once a session and its tips are released, nothing keeps the session in memory")
  func letsSessionsGo() async throws {
    let root = TipsRoot(places: ThreePlaces(), store: store)
    weak var released: TasteSession?
    do {
      let session = TasteSession(account: "Dan", district: "Harbour")
      released = session
      _ = try await root.tips(for: session).shops()
    }
    await eventually { released == nil }
    #expect(released == nil, "Something that outlives the session still holds it.")
    withExtendedLifetime(root) {}
  }
}
