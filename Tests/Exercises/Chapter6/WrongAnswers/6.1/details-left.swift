// Wrong: the details have a store of their own left.
// Must fail with: These screens show something else: the details (no rating), the details that
// the map opens (no rating).

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  /// A singleton: what is rated on one screen shows on all others.
  let store: any VisitStoring

  var map: any AppScreen { screens.map(visits: store, details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: InMemoryVisitStore())
  }
}

/// The tests call this, and then the three composers. `makeStore` makes a new store.
@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, store: makeStore())
}
