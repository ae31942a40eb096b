// Wrong: shows the first twelve shops.
// Must fail with: and its legend has 12 shops. It should count and show all 31

struct MapScreen {
  private let database: CoffeeShopsDatabase

  init(database: CoffeeShopsDatabase) {
    self.database = database
  }

  func body() -> Screen {
    let shops = Array(database.shops.prefix(12))
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
