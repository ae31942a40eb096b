// 1.2 · Initializer injection                                              ★☆☆
//
// This is the Book's start screen, without the greeting and the weather. It opens its own
// database, so you can't look at the map of another city. Hand it the database instead. The
// database, a class here, is in Sources/Chapter1-ControlFreak/CoffeeShopParts/CoffeeShopsDatabase.swift.
//
// You are done when
// - the screen shows the shops of the database that it is given
// - each of two screens keeps its own database
// - a shop that's added later, with `add(_:)`, appears
// - no screen can be made without a database
// - none of your code creates a database
//
// Edit:   `MapScreen` and `makeMapScreen(database:)` below.
// Check:  swift run workshop check 1.2
// Read:   Book/01-ControlFreak.md, "Initializer injection"

import CoffeeShopParts
import TerminalUI

// MARK: - Yours

struct MapScreen {
  // TODO: 1.2 Its texts stay as they are.
  func body() -> Screen {
    let database = CoffeeShopsDatabase()
    let map = MapGrid(shops: database.shops)
    return Screen {
      "There are \(database.shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

/// The tests call this function, because they can't know how you'll write the initializer. Then they
/// call `body()`.
func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen()
}
