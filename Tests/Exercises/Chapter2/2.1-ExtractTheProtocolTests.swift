import StartScreen
import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.1"), .serialized)
struct Exercise2_1 {
  @Test(
    "the list shows what its repository knows",
    arguments: [
      ([], ["There are no coffee shops around you."]),
      ([CoffeeShop("Night Owl", rating: 4)], ["Night Owl, 4 of 5"]),
      (
        [CoffeeShop("Zum Anker"), CoffeeShop("Aroma")],
        ["Zum Anker, not rated", "Aroma, not rated"]
      ),
    ])
  func showsItsRepository(shops: [CoffeeShop], expected: [String]) async throws {
    let lines = try await makeShopList(of: Shops(shops)).lines()
    #expect(lines == expected, "Ask the repository that the list was given.")
  }

  @Test("the list asks its repository each time")
  func asksEachTime() async throws {
    let shops = Shops([])
    let list = makeShopList(of: shops)
    let before = try await list.lines()
    shops.known.withLock { $0 = [CoffeeShop("Night Owl")] }
    let after = try await list.lines()
    #expect(
      [before, after] == [["There are no coffee shops around you."], ["Night Owl, not rated"]],
      "Night Owl has opened meanwhile. Keep the repository, not its answer.")
  }

  @Test("an error from the repository reaches the caller")
  func passesErrorsOn() async {
    await #expect(throws: OutOfOrder.self, "A list of nothing would hide what has happened.") {
      try await makeShopList(of: OutOfOrder()).lines()
    }
  }

  @Test("the database conforms as it is")
  func acceptsTheDatabase() async throws {
    let database: any Sendable = ShopDatabase()
    let repository = try #require(
      database as? any ShopRepository, "Declare that ShopDatabase conforms, in an extension.")
    let lines = try await lines(of: repository)
    #expect(lines == ["Slow Drip, 3 of 5", "Bean There, not rated"], "These are on its file.")
  }

  private func lines(of repository: some ShopRepository) async throws -> [String] {
    try await makeShopList(of: repository).lines()
  }

  @Test("only the extension names the database")
  func namesNoDatabase() throws {
    let places = try LearnerSource.load("2.1").lines(mentioning: "ShopDatabase")
      .filter { !$0.hasPrefix("extension") }
    #expect(places == [], "Only the extension may name the database.")
  }
}

/// Knows the shops that the test says.
final class Shops: ShopRepository {
  let known: Mutex<[CoffeeShop]>

  init(_ shops: [CoffeeShop]) { known = Mutex(shops) }

  func shops() async throws -> [CoffeeShop] { known.withLock { $0 } }
}

/// A repository that throws itself.
private struct OutOfOrder: Error, ShopRepository {
  func shops() async throws -> [CoffeeShop] { throw self }
}
