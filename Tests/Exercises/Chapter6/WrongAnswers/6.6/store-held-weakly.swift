// Wrong: the closure holds the store weakly, so that it goes with the root.
// Must fail with: capture what it needs, the store and the screens

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
    guard let shop = shops.first(where: { line == "open \($0.name)" }) else { return .unknown }
    return .open(makeScreen(shop.id))
  }
}

@MainActor
final class ShopListRoot {
  private let screens: ShopScreens
  private let store: any VisitStoring

  init(screens: ShopScreens, store: any VisitStoring) {
    self.screens = screens
    self.store = store
  }

  func list(of shops: [Place]) -> any AppScreen {
    ShopListScreen(shops: shops) { [screens, weak store = store as AnyObject] shop in
      guard let store = store as? any VisitStoring else { return PreviewScreen("No ratings") }
      return screens.details(of: shop, visits: store)
    }
  }
}

@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, makeScreen: makeScreen)
}
