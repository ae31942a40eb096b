/// A coffee shop as the start screen lists it.
package struct CoffeeShop: Equatable, Sendable {
  /// The name above its door.
  package var name: String
  /// One to five, or none yet.
  package var rating: Int?

  package init(_ name: String, rating: Int? = nil) {
    self.name = name
    self.rating = rating
  }
}

extension [CoffeeShop] {
  /// A line for each shop, in the array's order, such as "Slow Drip, 3 of 5". If there are no shops,
  /// it's a sentence that says so.
  package var lines: [String] {
    isEmpty
      ? ["There are no coffee shops around you."]
      : map { "\($0.name), \($0.rating.map { "\($0) of 5" } ?? "not rated")" }
  }
}

/// The coffee shops on this computer. The database can do more than a list needs.
package actor ShopDatabase {
  private var shopsOnFile: [CoffeeShop]

  /// Opens this computer's file. Two shops stand in for its contents.
  package init() {
    shopsOnFile = [CoffeeShop("Slow Drip", rating: 3), CoffeeShop("Bean There")]
  }

  /// Adds a shop at the end.
  package func add(_ shop: CoffeeShop) {
    shopsOnFile.append(shop)
  }

  /// All shops, in the order in which they were added.
  ///
  /// - Throws: an error from the file system, once there's a real file.
  package func shops() throws -> [CoffeeShop] {
    shopsOnFile
  }
}
