import StartScreen
import TestSupport
import Testing

@testable import Chapter2Exercises

extension Exercise2_1 {
  @Test("the list shows what its own repository knows")
  func keepsListsApart() async throws {
    let one = makeShopList(of: Shops([CoffeeShop("Night Owl")]))
    let other = makeShopList(of: Shops([CoffeeShop("Dockside")]))
    let lines = try await one.lines() + other.lines()
    #expect(
      lines == ["Night Owl, not rated", "Dockside, not rated"],
      "Each list needs its repository in a stored property.")
  }
}
