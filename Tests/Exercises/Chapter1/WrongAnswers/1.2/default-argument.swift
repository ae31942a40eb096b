// Wrong: the screen still creates a database when it is handed none.
// Must fail with: MapScreen() still works

struct MapScreen {
  private let database: CoffeeShopsDatabase

  init(database: CoffeeShopsDatabase = CoffeeShopsDatabase()) {
    self.database = database
  }

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
