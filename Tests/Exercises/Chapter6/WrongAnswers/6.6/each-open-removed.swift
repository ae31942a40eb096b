// Wrong: removes each "open " from the line, also in a name.
// Must fail with: Take all that follows the first "open " as it is

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
    guard line.hasPrefix("open ") else { return .unknown }
    let name = line.replacing("open ", with: "")
    guard let shop = shops.first(where: { $0.name == name }) else { return .unknown }
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
    ShopListScreen(shops: shops) { [screens, store] shop in
      screens.details(of: shop, visits: store)
    }
  }
}

@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, makeScreen: makeScreen)
}
