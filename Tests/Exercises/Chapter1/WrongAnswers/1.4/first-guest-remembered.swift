// Wrong: keeps the first guest who looks at the menu, and answers all as that one.
// Must fail with: The menu must not remember anything about the previous guest.

import Synchronization

final class CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let first = Mutex<Guest?>(nil)

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    let guest = first.withLock { first in
      first = first ?? guest
      return first ?? guest
    }
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
  try menu.price(of: drink, for: guest)
}
