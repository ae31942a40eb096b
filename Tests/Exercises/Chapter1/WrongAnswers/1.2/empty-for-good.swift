// Wrong: leaves the map empty for good if the database is empty at first.
// Must fail with: are added, and the same screen shows no shop. It should show both

struct MapScreen {
  private let database: CoffeeShopsDatabase
  private let isEmpty: Bool

  init(database: CoffeeShopsDatabase) {
    self.database = database
    isEmpty = database.shops.isEmpty
  }

  func body() -> Screen {
    let shops = isEmpty ? [] : database.shops
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
