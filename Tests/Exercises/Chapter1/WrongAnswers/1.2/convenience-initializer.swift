// Wrong: a second initializer opens a database.
// Must fail with: MapScreen() still works

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

extension MapScreen {
  init() {
    self.init(database: .init())
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
