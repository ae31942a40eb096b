// Correct: keeps a closure that asks the database.

struct MapScreen {
  private let shops: () -> [CoffeeShop]

  init(shops: @escaping () -> [CoffeeShop]) {
    self.shops = shops
  }

  func body() -> Screen {
    let shops = shops()
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen { database.shops }
}
