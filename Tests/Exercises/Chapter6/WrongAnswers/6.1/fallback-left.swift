// Wrong: takes any store, and names a default for the kind.
// Must fail with: A kind of store is named there: `init(screens: ShopScreens, store: any
// VisitStoring = InMemoryVisitStore()) {`

/// Puts the app together for one account. `screens` makes screens, but no store.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  /// A singleton: what is rated on one screen shows on all others.
  let store: any VisitStoring

  init(screens: ShopScreens, store: any VisitStoring = InMemoryVisitStore()) {
    self.screens = screens
    self.store = store
  }

  var map: any AppScreen { screens.map(visits: store, details: details(of:)) }
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
