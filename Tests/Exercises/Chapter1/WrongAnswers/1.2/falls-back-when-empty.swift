// Wrong: an empty database is replaced with the one of this computer.
// Must fail with: A city without coffee shops is an answer, too

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let shops = database.shops.isEmpty ? CoffeeShopsDatabase().shops : database.shops
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
