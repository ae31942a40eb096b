// Wrong: the database is handed over through a static that all maps share.
// Must fail with: It looks as if they share one database.

import Synchronization

struct CoffeeMap {
  static let current = Mutex<ShopDatabase?>(nil)

  func markers() async -> [String] {
    guard let database = Self.current.withLock({ $0 }) else { return [] }
    return await database.allNames().sorted().map { "* \($0)" }
  }
}

func makeMap(of database: ShopDatabase) -> CoffeeMap {
  CoffeeMap.current.withLock { $0 = database }
  return CoffeeMap()
}
