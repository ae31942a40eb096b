// Correct: the closure makes a whole step, and takes the shop.

/// The shops, by name.
@MainActor
final class ShopListScreen: AppScreen {
  private let shops: [Place]
  private static let opening = ["open"]
  private let open: @MainActor (Place) -> Step

  init(shops: [Place], open: @escaping @MainActor (Place) -> Step) {
    self.shops = shops
    self.open = open
  }

  var body: Screen { Screen(shops.map { Line($0.name) }) }
  let commands = [ScreenCommand("open NAME", "show a shop")]

  func read(_ line: String, questions: Questions) async -> Step {
    guard let shop = shops.first(where: { line == "open \($0.name)" }) else { return .unknown }
    return open(shop)
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
    ShopListScreen(shops: shops) { [screens, store] in
      .open(screens.details(of: $0.id, visits: store))
    }
  }
}

/// A list without a root. The tests call this function, and the root's `list(of:)`. `makeScreen`
/// takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops) { .open(makeScreen($0.id)) }
}
