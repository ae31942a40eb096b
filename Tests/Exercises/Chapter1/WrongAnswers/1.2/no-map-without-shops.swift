// Wrong: says that there are no shops, and leaves the map out.
// Must fail with: It has 1, shows no shop, and begins: There are no coffee shops around you.

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let shops = database.shops
    guard !shops.isEmpty else {
      return Screen { "There are no coffee shops around you." }
    }
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

/// The tests call this function, and then `body()`.
func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
