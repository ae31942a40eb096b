// Wrong: shows a shop once that is in the database twice.
// Must fail with: and its legend has 30 shops. It should count and show all 31

struct MapScreen {
  private let database: CoffeeShopsDatabase

  init(database: CoffeeShopsDatabase) {
    self.database = database
  }

  func body() -> Screen {
    var shops: [CoffeeShop] = []
    for shop in database.shops where !shops.contains(shop) { shops.append(shop) }
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
