import ShopParts
import TestSupport
import Testing
import VisitStoreMemory

@testable import Chapter6Exercises

extension Exercise6_4 {
  @Test("every user gets their own tips: two sessions of one user, in different districts, do, too")
  func keepsSessionsApart() async throws {
    let root = TipsRoot(places: ThreePlaces(), store: InMemoryVisitStore())
    let sessions = ["Harbour", "Old Town"].map { TasteSession(account: "Ada", district: $0) }
    let tips = sessions.map { root.tips(for: $0) }
    let shops = [try await tips[0].shops(), try await tips[1].shops()]
    #expect(
      shops == [["Bean There", "Early Bird"], ["Slow Drip"]],
      "Ada has two windows, and looks in another district in each.")
  }

  @Test("tips hold their session")
  func holdsTheSession() async throws {
    let source = try LearnerSource.load("6.4")
    let unowned = source.lines(mentioning: "unowned").filter { $0.contains("ession") }
    try #require(
      unowned == [], "If the tips are asked after the window is gone, that ends the app.")
    let root = TipsRoot(places: ThreePlaces(), store: InMemoryVisitStore())
    let tips = root.tips(for: TasteSession(account: "Ada", district: "Harbour"))
    let shops = try await tips.shops()
    #expect(shops == ["Bean There", "Early Bird"], "The window is gone; the tips are still there.")
  }
}
