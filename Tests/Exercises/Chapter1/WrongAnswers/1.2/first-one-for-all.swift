// Wrong: the first database that a screen was made with is kept in a static for all.
// Must fail with: The screen was given an empty database

import Synchronization

struct MapScreen {
  static let first = Mutex<CoffeeShopsDatabase?>(nil)
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

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  let first = MapScreen.first.withLock { first in
    let kept = first ?? database
    first = kept
    return kept
  }
  return MapScreen(database: first)
}
