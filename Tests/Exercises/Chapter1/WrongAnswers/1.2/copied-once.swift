// Wrong: the screen keeps the shops that were in the database when it was first drawn.
// Must fail with: Keep the database itself, no copy of its shops or their number, and ask it in body().

final class MapScreen {
  private let database: CoffeeShopsDatabase
  private lazy var shops = database.shops

  init(database: CoffeeShopsDatabase) {
    self.database = database
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
