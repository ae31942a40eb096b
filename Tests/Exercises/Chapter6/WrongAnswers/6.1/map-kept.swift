// Wrong: the root keeps a map whose closure holds the root.
// Must fail with: Its store is still there.

@MainActor
final class SwapRoot {
  private let screens: ShopScreens
  private let store: any VisitStoring
  lazy var map: any AppScreen = screens.map(visits: store, details: { self.details(of: $0) })

  init(screens: ShopScreens, store: any VisitStoring) {
    self.screens = screens
    self.store = store
  }

  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: store) }
}

@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, store: makeStore())
}
