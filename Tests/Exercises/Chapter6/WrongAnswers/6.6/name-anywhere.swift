// Wrong: only the end of the line has to be a shop's name.
// Must fail with: so the list should stay, and make no screen.

/// The shops, by name.
@MainActor
final class ShopListScreen: AppScreen {
  private let shops: [Place]
  private let makeScreen: @MainActor (Place.ID) -> any AppScreen

  init(shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen) {
    self.shops = shops
    self.makeScreen = makeScreen
  }

  var body: Screen { Screen(shops.map { Line($0.name) }) }
  let commands = [ScreenCommand("open NAME", "show a shop")]

  func read(_ line: String, questions: Questions) async -> Step {
    guard let shop = shops.first(where: { line.hasPrefix("open ") && line.hasSuffix($0.name) })
    else { return .unknown }
    return .open(makeScreen(shop.id))
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
    ShopListScreen(shops: shops) { [screens, store] shop in
      screens.details(of: shop, visits: store)
    }
  }
}

/// A list without a root. The tests call this, and the root. `makeScreen` takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, makeScreen: makeScreen)
}
