// Wrong: has a text of its own for a single shop.
// Must fail with: one line differs from what it was before: "There is 1 coffee shop around you."
struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let shops = database.shops
    let map = MapGrid(shops: shops)
    return Screen {
      if shops.count == 1 {
        "There is 1 coffee shop around you."
      } else {
        "There are \(shops.count) coffee shops around you."
      }
      map.lines
      map.legend
    }
  }
}

/// The tests call this function, and then `body()`.
func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
