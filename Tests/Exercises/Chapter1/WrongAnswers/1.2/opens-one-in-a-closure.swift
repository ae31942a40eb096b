// Wrong: keeps a closure that opens a database, for previews.
// Must fail with: A database is still created there: `static let open: @Sendable () -> CoffeeShopsDatabase = { .init() }`

struct MapScreen {
  private let database: CoffeeShopsDatabase

  init(database: CoffeeShopsDatabase) {
    self.database = database
  }

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
  static let open: @Sendable () -> CoffeeShopsDatabase = { .init() }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
