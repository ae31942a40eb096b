// Wrong: takes a list of databases, which may be empty.
// Must fail with: A screen may be without a database there: `private let databases: [CoffeeShopsDatabase]`

struct MapScreen {
  private let databases: [CoffeeShopsDatabase]

  init(databases: [CoffeeShopsDatabase]) {
    self.databases = databases
  }

  func body() -> Screen {
    let shops = databases.flatMap(\.shops)
    let map = MapGrid(shops: shops)
    return Screen {
      "There are \(shops.count) coffee shops around you."
      map.lines
      map.legend
    }
  }
}

func makeMapScreen(database: CoffeeShopsDatabase) -> MapScreen {
  MapScreen(databases: [database])
}
