// Correct: the store is made when a screen first asks for it; besides, constants in statics.

@MainActor
final class SwapRoot {
  static let titles = ["Map", "Profile", "Details"]
  static let patience: Duration = .seconds(5)
  private let screens: ShopScreens
  private let makeStore: () -> any VisitStoring
  private lazy var store = makeStore()

  init(_ screens: ShopScreens, _ makeStore: @escaping () -> any VisitStoring) {
    self.screens = screens
    self.makeStore = makeStore
  }

  var map: any AppScreen { screens.map(visits: store, details: { self.details(of: $0) }) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: store) }
}

@MainActor
func makeSwapRoot(
  _ screens: ShopScreens, makeStore: @escaping () -> any VisitStoring
) -> SwapRoot {
  SwapRoot(screens, makeStore)
}
