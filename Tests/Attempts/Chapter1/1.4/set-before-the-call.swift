// Wrong: the guest is put into the menu before each call, where another guest can replace it.
// Must fail with: state which somebody sets before the call

import Synchronization

final class CoffeeMenu: Sendable {
  private let amounts: Amounts
  let guest = Mutex<Guest?>(nil)

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String) throws -> String {
    guard let guest = guest.withLock({ $0 }), let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.withLock { $0 }?.currency ?? "")
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  menu.guest.withLock { $0 = guest }
  return try menu.price(of: drink)
}
