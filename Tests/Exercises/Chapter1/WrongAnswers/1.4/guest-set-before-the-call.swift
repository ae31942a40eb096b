// Wrong: the menu is told who is looking, and then asked.
// Must fail with: More than the amounts is kept there: `Mutex`

import Synchronization

final class CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let guest = Mutex<Guest?>(nil)

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func look(_ guest: Guest) {
    self.guest.withLock { $0 = guest }
  }

  func text(of drink: String) throws -> String {
    guard let guest = guest.withLock({ $0 }) else { throw NoAmount(drink: drink, currency: "") }
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  menu.look(guest)
  return try menu.text(of: drink)
}
