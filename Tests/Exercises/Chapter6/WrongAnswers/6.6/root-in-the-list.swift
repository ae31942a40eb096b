// Wrong: the list takes the root and asks it for screens.
// Must fail with: The list still knows more than its shops

/// The shops, by name.
@MainActor
final class ShopListScreen: AppScreen {
  private let shops: [Place]
  private let makeScreen: @MainActor (Place.ID) -> any AppScreen
  var root: ShopListRoot?

  init(shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen) {
    self.shops = shops
    self.makeScreen = makeScreen
  }

  var body: Screen { Screen(shops.map { Line($0.name) }) }
  let commands = [ScreenCommand("open NAME", "show a shop")]

  func read(_ line: String, questions: Questions) async -> Step {
    guard let shop = shops.first(where: { line == "open \($0.name)" }) else { return .unknown }
    return .open(root?.details(of: shop.id) ?? makeScreen(shop.id))
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

  func details(of shop: Place.ID) -> any AppScreen { screens.details(of: shop, visits: store) }

  func list(of shops: [Place]) -> any AppScreen {
    let list = ShopListScreen(shops: shops) { PreviewScreen($0) }
    list.root = self
    return list
  }
}

/// A list without a root. The tests call this function, and the root's `list(of:)`. `makeScreen`
/// takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, makeScreen: makeScreen)
}
