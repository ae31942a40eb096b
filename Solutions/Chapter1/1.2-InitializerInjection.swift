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

// The screen says in its initializer what it needs, and the compiler lets no caller forget
// it. Which database it is, the screen no longer knows. Without `private` a struct would get
// this initializer for free; it is written out here because it is what this exercise is about.

/// The start screen of Coffee Shops.
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

/// The start screen for the shops in `database`.
func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(database: database)
}
