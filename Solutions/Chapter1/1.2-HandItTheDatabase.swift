// 1.2 · Hand it the database                                               ★☆☆
//
// The map says in its initializer what it needs, and the compiler lets nobody forget it.
// Which database it is, the map no longer knows. A struct would get this initializer for
// free; it is written out here because it is what this exercise is about.

// MARK: - Given

/// The names of the coffee shops that somebody has saved.
actor ShopDatabase {
  private var names: [String]

  /// Opens the database of this computer. Two names stand for what the file on disk holds.
  init() {
    names = ["Slow Drip", "Copper Kettle"]
  }

  /// A database in memory.
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

// MARK: - Yours

/// A map with a marker for each coffee shop of its database.
struct CoffeeMap {
  private let database: ShopDatabase

  init(database: ShopDatabase) {
    self.database = database
  }

  /// A line for each shop that is in the database now, in alphabetical order.
  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

/// A map of the shops in `database`.
func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap(database: database)
}
