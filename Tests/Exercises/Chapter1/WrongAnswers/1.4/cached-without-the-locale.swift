// Wrong: keeps prices by drink and currency, and forgets that the locale matters, too.
// Must fail with: The menu must not remember anything about the previous guest.

import Synchronization

final class CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let texts = Mutex<[String: String]>([:])

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    let key = "\(drink) \(guest.currency)"
    if let text = texts.withLock({ $0[key] }) { return text }
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    let text = amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    texts.withLock { $0[key] = text }
    return text
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
