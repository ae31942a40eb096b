// Correct: is generic over where the shops come from.

protocol Shops {
  func all() -> [CoffeeShop]
}

extension CoffeeShopsDatabase: Shops {
  func all() -> [CoffeeShop] { shops }
}

struct MapScreen<Source: Shops> {
  let source: Source

  func body() -> Screen {
    let shops = source.all()
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen<CoffeeShopsDatabase> {
  MapScreen(source: database)
}
