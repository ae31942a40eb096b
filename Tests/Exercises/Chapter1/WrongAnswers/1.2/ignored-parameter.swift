// Wrong: the initializer takes a database and does nothing with it.
// Must fail with: Accepting a database is not enough

struct CoffeeMap {
  private let database = ShopDatabase()

  init(database: ShopDatabase) {}

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
