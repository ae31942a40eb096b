import ShopParts
import TestSupport
import Testing
import VisitStoreMemory

@testable import Chapter6Exercises

extension Exercise6_4 {
  @Test("tips hold their session, and still know it when nothing else does")
  func holdsTheSession() async throws {
    let root = TipsRoot(places: ThreePlaces(), store: InMemoryVisitStore())
    let tips = root.tips(for: TasteSession(account: "Ada", district: "Old Town"))
    let shops = try await tips.shops()
    #expect(
      shops == ["Slow Drip"], "Only the tips hold this session, so a weak reference has lost it.")
    withExtendedLifetime(root) {}
  }
}
