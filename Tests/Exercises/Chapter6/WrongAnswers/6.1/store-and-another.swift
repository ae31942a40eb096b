// Wrong: makeStore is called, and called again for the details.
// Must fail with: The map, the profile, and the details that the map opens should show 2 of 5.
// These don't: open before: the map (4 of 5), open before: the profile (4 of 5)

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  /// A singleton: what is rated on one screen shows on all others.
  let store: any VisitStoring
  let detailsStore: any VisitStoring

  var map: any AppScreen { screens.map(visits: store, details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: detailsStore)
  }
}

/// The tests call this, and then the three composers. `makeStore` makes a new store.
@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, store: makeStore(), detailsStore: makeStore())
}
