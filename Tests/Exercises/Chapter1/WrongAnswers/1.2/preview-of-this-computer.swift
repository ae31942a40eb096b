// Wrong: an extension opens the database of this computer, without naming its type.
// Must fail with: A database is still created there: `static let preview: CoffeeShopsDatabase = .init()`.

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

extension CoffeeShopsDatabase {
  static let preview: CoffeeShopsDatabase = .init()
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
