// Wrong: keeps the first app's store in a static, for all apps.
// Must fail with: Something there is kept for all apps at once: `static var shared: (any
// VisitStoring)?`.

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  /// A singleton: what is rated on one screen shows on all others.
  static var shared: (any VisitStoring)?
  let store: any VisitStoring

  var map: any AppScreen { screens.map(visits: store, details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: store)
  }
}

/// The tests call this, and then the three composers. `makeStore` makes a new store.
@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  let store = SwapRoot.shared ?? makeStore()
  SwapRoot.shared = store
  return SwapRoot(screens: screens, store: store)
}
