// Wrong: the initializer takes a database and does nothing with it.
// Must fail with: The screen must take a database, keep it in a stored property

struct MapScreen {
  private let database = CoffeeShopsDatabase()

  init(database: CoffeeShopsDatabase) {}

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
  MapScreen(database: database)
}
