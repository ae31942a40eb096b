// Wrong: the screen opens a database, and gets the right one later.
// Must fail with: MapScreen() still works

struct MapScreen {
  var database = CoffeeShopsDatabase()

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
  var screen = MapScreen()
  screen.database = database
  return screen
}
