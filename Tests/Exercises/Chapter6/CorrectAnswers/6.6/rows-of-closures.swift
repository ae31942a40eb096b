// Correct: the list's initializer takes rows, each with a closure that opens it, from one factory

/// The shops, by name.
@MainActor
final class ShopListScreen: AppScreen {
  struct Row {
    let name: String
    let open: @MainActor () -> any AppScreen
  }

  private let rows: [Row]
  let body: Screen
  let commands = [ScreenCommand("open NAME", "show a shop")]

  init(rows: [Row]) {
    self.rows = rows
    body = Screen(rows.map { Line($0.name) })
  }

  func read(_ line: String, questions: Questions) async -> Step {
    rows.first { "open " + $0.name == line }.map { .open($0.open()) } ?? .unknown
  }
}

/// Puts the app together. `screens` makes the details, and `store` keeps the ratings.
@MainActor
final class ShopListRoot {
  private let makeDetails: @MainActor (Place.ID) -> any AppScreen

  init(screens: ShopScreens, store: any VisitStoring) {
    makeDetails = { id in screens.details(of: id, visits: store) }
  }

  func list(of shops: [Place]) -> any AppScreen {
    makeShopList(of: shops, makeScreen: makeDetails)
  }
}

/// A list without a root. The tests call this function, and the root's `list(of:)`. `makeScreen`
/// takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(
    rows: shops.map { shop in .init(name: shop.name, open: { makeScreen(shop.id) }) })
}
