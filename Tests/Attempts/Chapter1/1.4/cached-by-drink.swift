// Wrong: keeps the text of each drink after the first call, whoever asks next.
// Must fail with: The menu must not remember anything of the guest before.

import Synchronization

final class CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let texts = Mutex<[String: String]>([:])

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    if let text = texts.withLock({ $0[drink] }) { return text }
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    let text = amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    texts.withLock { $0[drink] = text }
    return text
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
