// Wrong: the database may be nil, and then a default steps in.
// Must fail with: CoffeeMap() still works

struct CoffeeMap {
  private let database: ShopDatabase

  init(database: ShopDatabase? = nil) {
    self.database = database ?? .init()
  }

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
