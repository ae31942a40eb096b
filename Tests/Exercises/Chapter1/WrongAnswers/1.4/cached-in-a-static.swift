// Wrong: all menus share the prices that were once worked out.
// Must fail with: More than the amounts is kept there: `Mutex`

import Synchronization

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  private static let texts = Mutex<[String: String]>([:])

  func price(of drink: String, for guest: Guest) throws -> String {
    let key = "\(amounts[drink] ?? [:]) \(drink) \(guest.currency) \(guest.locale.identifier)"
    if let text = Self.texts.withLock({ $0[key] }) { return text }
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    let text = amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    Self.texts.withLock { $0[key] = text }
    return text
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
