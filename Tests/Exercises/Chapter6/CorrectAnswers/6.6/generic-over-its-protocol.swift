// Correct: the list is generic over what opens shops, by a protocol of its own. The root does that.

@MainActor
protocol ShopOpening {
  func screen(for shop: Place.ID) -> any AppScreen
}

@MainActor
final class ShopListScreen<Opener: ShopOpening>: AppScreen {
  private let shops: [Place]
  private let opener: Opener

  init(shops: [Place], opener: Opener) { (self.shops, self.opener) = (shops, opener) }

  var body: Screen { Screen(shops.map { Line($0.name) }) }
  var commands: [ScreenCommand] { [ScreenCommand("open NAME", "show a shop")] }

  func read(_ line: String, questions: Questions) async -> Step {
    for shop in shops where line == "open " + shop.name {
      return .open(opener.screen(for: shop.id))
    }
    return .unknown
  }
}

private struct Opener: ShopOpening {
  let make: @MainActor (Place.ID) -> any AppScreen
  func screen(for shop: Place.ID) -> any AppScreen { make(shop) }
}

@MainActor
final class ShopListRoot: ShopOpening {
  private let screens: ShopScreens
  private let store: any VisitStoring

  init(screens: ShopScreens, store: any VisitStoring) {
    (self.screens, self.store) = (screens, store)
  }

  func screen(for shop: Place.ID) -> any AppScreen { screens.details(of: shop, visits: store) }
  func list(of shops: [Place]) -> any AppScreen { ShopListScreen(shops: shops, opener: self) }
}

@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, opener: Opener(make: makeScreen))
}
