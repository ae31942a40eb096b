// Correct: generic over the kind of store, which is opened at the seam.

@MainActor
struct StoreRoot<Store: VisitStoring> {
  let screens: ShopScreens
  let store: Store

  func profile() -> any AppScreen { screens.profile(visits: store) }
  func details(of shop: String) -> any AppScreen { screens.details(of: shop, visits: store) }
  func map() -> any AppScreen {
    screens.map(visits: store) { shop in details(of: shop) }
  }
}

/// What the tests need of a root, as closures.
@MainActor
struct SwapRoot {
  private let makeMap: @MainActor () -> any AppScreen
  private let makeProfile: @MainActor () -> any AppScreen
  private let makeDetails: @MainActor (String) -> any AppScreen

  init(_ root: StoreRoot<some VisitStoring>) {
    makeMap = root.map
    makeProfile = root.profile
    makeDetails = root.details(of:)
  }

  var map: any AppScreen { makeMap() }
  var profile: any AppScreen { makeProfile() }
  func details(of shop: String) -> any AppScreen { makeDetails(shop) }
}

@MainActor
func makeSwapRoot(_ screens: ShopScreens, makeStore: () -> any VisitStoring) -> SwapRoot {
  func root(_ store: some VisitStoring) -> SwapRoot {
    SwapRoot(StoreRoot(screens: screens, store: store))
  }
  return root(makeStore())
}
