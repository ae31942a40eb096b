// Wrong: the map has a store of its own left.
// Must fail with: These screens show something else: the map (no rating). Each of them

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  /// A singleton: what is rated on one screen shows on all others.
  let store: any VisitStoring

  var map: any AppScreen { screens.map(visits: InMemoryVisitStore(), details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: store)
  }
}

/// The tests call this, and then the three composers. `makeStore` makes a new store.
@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, store: makeStore())
}
