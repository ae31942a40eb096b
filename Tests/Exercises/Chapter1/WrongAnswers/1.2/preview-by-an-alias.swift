// Wrong: creates a database for a preview, by another name of its type.
// Must fail with: A database is still created there: `static var preview: MapScreen {

struct MapScreen {
  typealias Database = CoffeeShopsDatabase
  let database: Database

  static var preview: MapScreen { MapScreen(database: Database()) }

  func body() -> Screen {
    let map = MapGrid(shops: database.shops)
    return Screen {
      "There are \(database.shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
