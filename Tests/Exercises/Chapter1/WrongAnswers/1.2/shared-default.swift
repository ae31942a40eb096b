// Wrong: the database may be left out; then it is one that somebody keeps elsewhere.
// Must fail with: CoffeeMap() still works

func openDatabase() -> ShopDatabase {
  ShopDatabase()
}

struct CoffeeMap {
  var database = openDatabase()

  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
