import Basics
import Foundation

// snippet.database
/// Holds the coffee shops on this computer, and decides for itself which file they're in.
struct CoffeeShopsDatabase {
  let shops: [CoffeeShop]

  init() throws {
    let file = Bundle.module.resource("coffee-shops.json")
    let data = try Data(contentsOf: file)
    Bill.add(.database)
    shops = try JSONDecoder().decode([CoffeeShop].self, from: data)
  }
}
// snippet.end
