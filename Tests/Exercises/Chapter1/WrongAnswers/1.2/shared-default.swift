// Wrong: the database may be left out; then it is one that a function opens.
// Must fail with: MapScreen() still works

func openDatabase() -> CoffeeShopsDatabase {
  CoffeeShopsDatabase()
}

struct MapScreen {
  var database = openDatabase()

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
