// 6.1 · One store for all                                                  ★☆☆
//
// In this version, each screen of Coffee Shops has its own store. When you rate a shop in the
// details, the map and the profile don't hear about it. And you can't use any other kind of store.
// Let the root take one store, of any kind, and hand it to every screen.
//
// You are done when
// - a rating shows on every screen
// - an app makes one store and shares it with no other app
// - the store may be of any kind
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.1
// Read:   Book/06-CompositionRoot.md, "Swap it once"

import Navigation
import ShopParts
import VisitStore
import VisitStoreMemory

// MARK: - Yours

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  // TODO: 6.1
  var map: any AppScreen { screens.map(visits: InMemoryVisitStore(), details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: InMemoryVisitStore()) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: InMemoryVisitStore())
  }
}

/// The tests call this, and then the three composers. `makeStore` makes a new store.
@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens)
}
