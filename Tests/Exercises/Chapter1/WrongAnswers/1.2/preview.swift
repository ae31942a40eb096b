// Wrong: an extension opens a database for previews.
// Must fail with: A database is still created there: `.init(shops: [])`.

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
  static var preview: CoffeeShopsDatabase {
    .init(shops: [])
  }
}

extension MapScreen {
  static var preview: MapScreen { MapScreen(database: .preview) }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
