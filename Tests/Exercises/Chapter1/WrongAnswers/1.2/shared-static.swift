// Wrong: the database is handed over through a static that all screens share.
// Must fail with: They show Dockside, then Dockside, then Dockside. It looks as if they share one database

import Synchronization

struct MapScreen {
  static let current = Mutex(CoffeeShopsDatabase(shops: []))

  func body() -> Screen {
    let database = Self.current.withLock { $0 }
    let map = MapGrid(shops: database.shops)
    return Screen {
      "There are \(database.shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen.current.withLock { $0 = database }
  return MapScreen()
}
