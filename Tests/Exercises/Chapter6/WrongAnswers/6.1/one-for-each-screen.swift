// Wrong: each composer calls makeStore.
// Must fail with: All need the store that was changed

/// Puts the app together.
@MainActor
struct SwapRoot {
  let screens: ShopScreens
  let makeStore: () -> any VisitStoring

  var map: any AppScreen { screens.map(visits: makeStore(), details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: makeStore()) }
  func details(of shop: String) -> any AppScreen {
    screens.details(of: shop, visits: makeStore())
  }
}

@MainActor
func makeSwapRoot(
  _ screens: ShopScreens, makeStore: @escaping () -> any VisitStoring
) -> SwapRoot {
  SwapRoot(screens: screens, makeStore: makeStore)
}
