// Correct: writes down the grid's type, and makes it with .init.

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let map: MapGrid = .init(shops: database.shops)
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
