// 1.2 · Hand it the database                                               ★☆☆
//
// The map is a control freak: it creates its own database, and so it shows the same two
// shops in the app, in a preview and in a test. Let whoever makes a map choose the
// database, through the map's initializer.
//
// Edit:   `CoffeeMap` and `makeMap(of:)` at the end of this file.
// Check:  swift run workshop check 1.2
// Read:   Book/01-ControlFreak.md, "Initializer injection"

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
///
/// You are done when nothing below creates a database any more: not as a default, not for
/// emergencies, not in an extension.
struct CoffeeMap {
  // TODO: 1.2
  private let database = ShopDatabase()

  /// A line for each shop that is in the database now, in alphabetical order.
  func markers() async -> [String] {
    await database.allNames().sorted().map { "* \($0)" }
  }
}

/// A map of the shops in `database`. The tests call this function, and then `markers()`.
func makeMap(of database: ShopDatabase) -> CoffeeMap {
  // TODO: 1.2
  CoffeeMap()
}
