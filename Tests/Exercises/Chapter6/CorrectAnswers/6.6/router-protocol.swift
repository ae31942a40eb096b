// Correct: a protocol instead of a closure.

@MainActor
protocol ShopOpening {
  func screen(for shop: Place.ID) -> any AppScreen
}

/// The shops, by name.
@MainActor
final class ShopListScreen: AppScreen {
  private let shops: [Place]
  private let opening: any ShopOpening

  init(shops: [Place], opening: any ShopOpening) {
    self.shops = shops
    self.opening = opening
  }

  var body: Screen { Screen(shops.map { Line($0.name) }) }
  let commands = [ScreenCommand("open NAME", "show a shop")]

  func read(_ line: String, questions: Questions) async -> Step {
    guard let shop = shops.first(where: { line == "open \($0.name)" }) else { return .unknown }
    return .open(opening.screen(for: shop.id))
  }
}

/// Puts the app together. `screens` makes the details, and `store` keeps the ratings.
@MainActor
final class ShopListRoot {
  private let screens: ShopScreens
  private let store: any VisitStoring

  init(screens: ShopScreens, store: any VisitStoring) {
    self.screens = screens
    self.store = store
  }

  func list(of shops: [Place]) -> any AppScreen {
    ShopListScreen(shops: shops, opening: DetailsOpening(screens: screens, store: store))
  }
}

private struct DetailsOpening: ShopOpening {
  let screens: ShopScreens
  let store: any VisitStoring
  func screen(for shop: Place.ID) -> any AppScreen { screens.details(of: shop, visits: store) }
}

private struct ClosureOpening: ShopOpening {
  let make: @MainActor (Place.ID) -> any AppScreen
  func screen(for shop: Place.ID) -> any AppScreen { make(shop) }
}

/// A list without a root. The tests call this function, and the root's `list(of:)`. `makeScreen`
/// takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, opening: ClosureOpening(make: makeScreen))
}
