// Wrong: the map keeps what the database held when it was first drawn.
// Must fail with: Keep the database that the map is given, not a copy of what was in it.

final class CoffeeMap {
  private let database: ShopDatabase
  private var names: [String]?

  init(database: ShopDatabase) {
    self.database = database
  }

  func markers() async -> [String] {
    if names == nil {
      names = await database.allNames()
    }
    return (names ?? []).sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
