import Synchronization

/// The coffee shops that are saved on a computer.
package final class CoffeeShopsDatabase: Sendable {
  private let saved: Mutex<[CoffeeShop]>

  /// Opens this computer's database. These seven shops stand in for the contents of its file.
  package convenience init() {
    self.init(shops: [
      CoffeeShop("The Yellow Cup", latitude: 55.694, longitude: 12.543, rating: 5),
      CoffeeShop("Harbour Roast", latitude: 55.668, longitude: 12.559, rating: 4),
      CoffeeShop("Slow Drip", latitude: 55.684, longitude: 12.592, rating: 3),
      CoffeeShop("Bean There", latitude: 55.690, longitude: 12.553, rating: nil),
      CoffeeShop("Copper Kettle", latitude: 55.679, longitude: 12.581, rating: 2),
      CoffeeShop("Early Bird", latitude: 55.677, longitude: 12.570, rating: nil),
      CoffeeShop("Last Train Espresso", latitude: 55.672, longitude: 12.586, rating: 1),
    ])
  }

  /// A database in memory.
  ///
  /// - Parameter shops: the shops in it at first.
  package init(shops: [CoffeeShop]) {
    saved = Mutex(shops)
  }

  /// The shops that are in the database now, in the order in which they were added.
  package var shops: [CoffeeShop] {
    saved.withLock { $0 }
  }

  /// Saves one more shop.
  package func add(_ shop: CoffeeShop) {
    saved.withLock { $0.append(shop) }
  }
}
