// Correct: a class, whose initializer calls the closure.

@MainActor
final class SwapRoot {
  private let screens: ShopScreens
  private let visits: any VisitStoring

  init(screens: ShopScreens, makeStore: () -> any VisitStoring) {
    self.screens = screens
    visits = makeStore()
  }

  var map: any AppScreen {
    screens.map(visits: visits) { [screens, visits] in screens.details(of: $0, visits: visits) }
  }
  var profile: any AppScreen { screens.profile(visits: visits) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: visits) }
}

@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  SwapRoot(screens: screens, makeStore: makeStore)
}
