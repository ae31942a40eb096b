// Wrong: the map still creates a database when nobody hands it one.
// Must fail with: CoffeeMap still creates a database there: `init(database: ShopDatabase = ShopDatabase())

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
