// Wrong: the store is in one place, but computed, so each asking makes another one.
// Must fail with: The map, the profile, and the details that the map opens should show 2 of 5.
// These don't:

@MainActor
struct SwapRoot {
  let screens: ShopScreens
  let makeStore: () -> any VisitStoring
  private var store: any VisitStoring { makeStore() }

  var map: any AppScreen { screens.map(visits: store, details: details(of:)) }
  var profile: any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: store) }
}

@MainActor
func makeSwapRoot(
  _ screens: ShopScreens, makeStore: @escaping () -> any VisitStoring
) -> SwapRoot {
  SwapRoot(screens: screens, makeStore: makeStore)
}
