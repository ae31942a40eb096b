// Wrong: the initializer takes the shops out of the database.
// Must fail with: Then Dockside is added, and the screen shows Night Owl.

struct MapScreen {
  private let shops: [CoffeeShop]

  init(database: CoffeeShopsDatabase) {
    shops = database.shops
  }

  func body() -> Screen {
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
