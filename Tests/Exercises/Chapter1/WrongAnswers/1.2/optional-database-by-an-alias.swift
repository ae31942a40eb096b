// Wrong: the initializer also takes nil for a database, by way of a typealias.
// Must fail with: A screen may be without a database: its property `shops` is optional.

typealias Shops = CoffeeShopsDatabase

struct MapScreen {
  private let shops: Shops?

  init(shops: Shops?) {
    self.shops = shops
  }

  func body() -> Screen {
    let shops = shops?.shops ?? []
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(shops: database)
}
