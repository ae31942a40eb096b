// Correct: generic over what makes the screens, and says that a shop is missing.

/// Where the list leads. The root says what that is.
@MainActor
protocol ShopOpening {
  func screen(for shop: Place.ID) -> any AppScreen
}

@MainActor
final class ShopListScreen<Opener: ShopOpening>: AppScreen {
  private let shops: [Place]
  private let opener: Opener

  init(shops: [Place], opener: Opener) {
    self.shops = shops
    self.opener = opener
  }

  var body: Screen {
    Screen {
      for shop in shops { Line(shop.name) }
    }
  }

  let commands: [ScreenCommand] = [.init("open NAME", "show a shop")]

  func read(_ line: String, questions: Questions) async -> Step {
    guard line.hasPrefix("open ") else { return .unknown }
    let name = line.dropFirst("open ".count)
    for shop in shops where shop.name == name { return .open(opener.screen(for: shop.id)) }
    return .say("There's no shop called '\(name)'.")
  }
}

private struct DetailsOpener: ShopOpening {
  let screens: ShopScreens
  let store: any VisitStoring
  func screen(for shop: Place.ID) -> any AppScreen { screens.details(of: shop, visits: store) }
}

private struct ClosureOpener: ShopOpening {
  let make: @MainActor (Place.ID) -> any AppScreen
  func screen(for shop: Place.ID) -> any AppScreen { make(shop) }
}

@MainActor
final class ShopListRoot {
  private let opener: DetailsOpener

  init(screens: ShopScreens, store: any VisitStoring) {
    opener = DetailsOpener(screens: screens, store: store)
  }

  func list(of shops: [Place]) -> any AppScreen { ShopListScreen(shops: shops, opener: opener) }
}

@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, opener: ClosureOpener(make: makeScreen))
}
