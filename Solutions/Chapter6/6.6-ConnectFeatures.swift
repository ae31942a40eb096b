// 6.6 · Connect features with a closure                                    ★★☆
//
// Coffee Shops has a new feature, a list of its shops. When a shop is opened, its details appear.
// Here the list makes that screen itself, so its team has to know that screen, and the store as
// well, which the list only passes on. Let the root connect the two features.
//
// You are done when
// - the list opens any screen that it's given
// - no screen is made before its shop is opened
// - the root's list opens the details, a new screen each time
// - two apps share nothing
// - the list still works when its root is gone
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.6
// Read:   Book/06-CompositionRoot.md, "A closure connects two features"

import Navigation
import Places
import ShopParts
import TerminalUI
import VisitStore

// MARK: - Yours

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

  func read(_ line: String) async -> Step {
    guard let shop = shops.first(where: { line == "open \($0.name)" }) else { return .unknown }
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

/// A list without a root. The tests call this function, and the root's `list(of:)`. `makeScreen`
/// takes a shop's ID.
@MainActor
func makeShopList(
  of shops: [Place], makeScreen: @escaping @MainActor (Place.ID) -> any AppScreen
) -> any AppScreen {
  ShopListScreen(shops: shops, makeScreen: makeScreen)
}
