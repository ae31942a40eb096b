// Wrong: the screen accepts that there is no database.
// Must fail with: A screen may be without a database there

struct MapScreen {
  private let database: CoffeeShopsDatabase?

  init(database: CoffeeShopsDatabase?) {
    self.database = database
  }

  func body() -> Screen {
    let shops = database?.shops ?? []
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
