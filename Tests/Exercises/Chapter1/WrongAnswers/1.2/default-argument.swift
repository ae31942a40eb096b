// Wrong: the map still creates a database when nobody hands it one.
// Must fail with: A database is still created there: `init(database: ShopDatabase = ShopDatabase())

struct CoffeeMap {
  private let database: ShopDatabase

  init(database: ShopDatabase = ShopDatabase()) {
    self.database = database
  }

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
