// Wrong: leaves out the shop without a rating.
// Must fail with: It should show all three, in the database's order.

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let shops = database.shops.filter { $0.rating != nil }
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
