// Wrong: an extension offers a map whose database nobody chose.
// Must fail with: A database is still created there: `self.init(database: ShopDatabase())`

struct CoffeeMap {
  let database: ShopDatabase

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

extension CoffeeMap {
  init() {
    self.init(database: ShopDatabase())
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
