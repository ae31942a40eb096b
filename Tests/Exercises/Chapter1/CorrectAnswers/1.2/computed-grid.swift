// Correct: makes the grid in a computed property, with .init.

struct MapScreen {
  private let source: CoffeeShopsDatabase

  private var shops: [CoffeeShop] { source.shops }
  private var grid: MapGrid { .init(shops: shops) }

  init(_ source: CoffeeShopsDatabase) { self.source = source }
}

extension MapScreen {
  func body() -> Screen {
    Screen {
      "There are \(shops.count) coffee shops around you."
      grid.lines
      grid.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen { .init(database) }
