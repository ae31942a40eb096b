// Wrong: the legend is forgotten.
// Must fail with: The first 5 of 8 lines are right, and the others are missing

struct MapScreen {
  let database: CoffeeShopsDatabase

  func body() -> Screen {
    let shops = database.shops
    return Screen {
      "There are \(shops.count) coffee shops around you."
      MapGrid(shops: shops).lines
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
