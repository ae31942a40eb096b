// Correct: knows the database by a protocol only, and is a class.

protocol ShopSource {
  var shops: [CoffeeShop] { get }
}

extension CoffeeShopsDatabase: ShopSource {}

final class MapScreen {
  private let source: any ShopSource

  init(source: any ShopSource) {
    self.source = source
  }

  func body() -> Screen {
    let shops = source.shops
    let map = MapGrid(shops: shops)
    var lines: [Line] = .init()
    lines.append("There are \(shops.count) coffee shops around you.")
    lines += map.lines + map.legend
    return Screen(lines)
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(source: database)
}
