// Wrong: the map keeps what the database held when it was first drawn.
// Must fail with: Keep the database that the map is given, not a copy of what was in it.

actor ShopDatabase {
  private var names: [String]

  init() {
    names = ["Slow Drip", "Copper Kettle"]
  }

  init(names: [String]) {
    self.names = names
  }

  func add(_ name: String) {
    names.append(name)
  }

  func allNames() -> [String] {
    names
  }
}

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
