// Wrong: each map opens a database of its own, and only then takes the one it is given.
// Must fail with: A database is still created there: `private var database = ShopDatabase()`

struct CoffeeMap {
  private var database = ShopDatabase()

  init(database: ShopDatabase) {
    self.database = database
  }

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
