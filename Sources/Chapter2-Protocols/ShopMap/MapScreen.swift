import Foundation
import TerminalUI

// snippet.map-screen
/// The start screen of Coffee Shops. It doesn't know where the shops are stored.
package struct MapScreen: Sendable {
  let repository: any ShopRepository
  let now: @Sendable () -> Date
  let calendar: Calendar
  // snippet.hide

  /// A map of the repository's shops, with a greeting by the clock that it is given.
  package init(
    repository: any ShopRepository, now: @escaping @Sendable () -> Date, calendar: Calendar
  ) {
    self.repository = repository
    self.now = now
    self.calendar = calendar
  }
  // snippet.show

  /// The screen as it is now. If the repository fails, it says so instead of showing the map.
  package func body() async -> Screen {
    do {
      let map = MapGrid(shops: try await repository.shops())
      return Screen {
        "\(greeting, .bold) \(count(of: map.shops))"
        ""
        map.lines
        ""
        map.legend
      }
    } catch {
      return Screen(["\(greeting, .bold) The map can't be shown.", "\(error)"])
    }
  }
}
// snippet.end

extension MapScreen {
  private var greeting: String {
    switch calendar.component(.hour, from: now()) {
    case 6..<12: "Good morning."
    case 12..<18: "Good afternoon."
    default: "Good evening."
    }
  }

  private func count(of shops: [CoffeeShop]) -> String {
    switch shops.count {
    case 0: "There are no coffee shops around you."
    case 1: "There is one coffee shop around you."
    default: "There are \(shops.count) coffee shops around you."
    }
  }
}
