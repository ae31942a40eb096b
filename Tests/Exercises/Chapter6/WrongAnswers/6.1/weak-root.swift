// Wrong: the map's closure holds the root weakly.
// Must fail with: The store should get one change, "Ada eb", but gets [].

@MainActor
final class SwapRoot {
  private let screens: ShopScreens
  private let store: any VisitStoring

  init(screens: ShopScreens, store: any VisitStoring) {
    self.screens = screens
    self.store = store
  }

  var map: any AppScreen {
    screens.map(visits: store) { [weak self] shop in
      self?.details(of: shop) ?? PreviewScreen("This shop is gone")
    }
  }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: store) }
}

@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, store: makeStore())
}
