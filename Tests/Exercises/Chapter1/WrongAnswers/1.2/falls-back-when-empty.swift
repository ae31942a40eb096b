// Wrong: an empty database is replaced with the one of this computer.
// Must fail with: To be empty is an answer too

struct CoffeeMap {
  let database: ShopDatabase

  func markers() async -> [String] {
    var names = await database.allNames()
    if names.isEmpty {
      names = await ShopDatabase().allNames()
    }
    return names.sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
