// Wrong: the count still comes from a database of its own.
// Must fail with: one line differs from what it was before: "There are 7 coffee shops around you."

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let map = MapGrid(shops: database.shops)
    return Screen {
      "There are \(CoffeeShopsDatabase().shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
