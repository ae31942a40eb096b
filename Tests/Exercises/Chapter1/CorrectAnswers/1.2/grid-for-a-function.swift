// Correct: hands the grid to a function, made by `.init` there.

struct MapScreen {
  private let database: CoffeeShopsDatabase

  init(of database: CoffeeShopsDatabase) {
    self.database = database
  }

  func body() -> Screen {
    Screen([headline] + drawn(.init(shops: database.shops)))
  }

  private var headline: Line {
    "There are \(database.shops.count) coffee shops around you."
  }

  private func drawn(_ map: MapGrid) -> [Line] {
    map.lines + map.legend
  }
}

/// The tests call this function, and then `body()`.
func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(of: database)
}
