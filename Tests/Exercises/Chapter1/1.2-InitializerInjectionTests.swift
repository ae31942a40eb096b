import CoffeeShopParts
import TerminalUI
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.2"), .serialized)
struct Exercise1_2 {
  @Test(
    "the screen shows the shops of the database that it is given",
    arguments: [[], [.nightOwl], [.nightOwl, .longWayHome, .dockside]] as [[CoffeeShop]])
  func showsItsDatabase(shops: [CoffeeShop]) {
    let screen = makeMapScreen(database: CoffeeShopsDatabase(shops: shops))
    #expect(
      lines(of: screen.body()) == expected(shops), "Count, map and legend are about those shops.")
  }

  @Test("each of two screens keeps its own database")
  func keepsScreensApart() {
    let night = makeMapScreen(database: CoffeeShopsDatabase(shops: [.nightOwl]))
    let dock = makeMapScreen(database: CoffeeShopsDatabase(shops: [.dockside]))
    #expect(
      lines(of: night.body()) == expected([.nightOwl]),
      "Making another screen changed this one: is its database static?")
    #expect(
      lines(of: dock.body()) == expected([.dockside]),
      "This screen shows an earlier one's database.")
  }

  @Test("a shop that's added later, with `add(_:)`, appears")
  func asksEachTime() {
    let database = CoffeeShopsDatabase(shops: [])
    let screen = makeMapScreen(database: database)
    database.add(.nightOwl)
    #expect(
      lines(of: screen.body()) == expected([.nightOwl]), "Keep the database, not its shops.")
    database.add(.dockside)
    #expect(
      lines(of: screen.body()) == expected([.nightOwl, .dockside]),
      "Ask it in `body()`, each time.")
  }

  @Test("no screen can be made without a database")
  func asksForTheDatabase() throws {
    let screen = makeMapScreen(database: CoffeeShopsDatabase(shops: []))
    // The compiler takes your `init()`, if there is one, or else one that throws.
    let isMadeOfNothing = try canBeMade(like: screen, .init())
    #expect(!isMadeOfNothing, "`MapScreen()` works: its caller can forget the database.")
  }

  @Test("none of your code creates a database")
  func createsNone() throws {
    let source = try LearnerSource.load("1.2")
    let creations = ["CoffeeShopsDatabase(", "CoffeeShopsDatabase.init"]
      .flatMap(source.lines(mentioning:))
    #expect(creations == [], "The caller chooses the database.")
  }

  private func lines(of screen: Screen) -> [String] { screen.lines.map(\.text) }

  /// What a screen shows for these shops.
  private func expected(_ shops: [CoffeeShop]) -> [String] {
    let map = MapGrid(shops: shops)
    return ["There are \(shops.count) coffee shops around you."]
      + (map.lines + map.legend).map(\.text)
  }
}

extension MapScreen: Probed {}

extension CoffeeShop {
  fileprivate static let nightOwl = CoffeeShop(
    "Night Owl", latitude: 56.162, longitude: 10.200, rating: 4)
  fileprivate static let longWayHome = CoffeeShop(
    "Long Way Home", latitude: 56.148, longitude: 10.231, rating: nil)
  fileprivate static let dockside = CoffeeShop(
    "Dockside", latitude: 56.151, longitude: 10.214, rating: 2)
}
