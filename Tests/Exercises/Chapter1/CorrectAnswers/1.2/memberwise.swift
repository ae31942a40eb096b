// Correct: uses the initializer that Swift writes.

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let map = MapGrid(shops: database.shops)
    return Screen {
      "There are \(database.shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  .init(database: database)
}
