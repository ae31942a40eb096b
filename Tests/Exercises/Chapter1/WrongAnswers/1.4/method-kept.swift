// Wrong: the old method is still there, beside the new one.
// Must fail with: price(of: "Espresso") can still be called on a menu, without a guest.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String) throws -> String {
    try price(of: drink, for: Guest(locale: Locale(identifier: "en_US"), currency: "USD"))
  }

  func price(of drink: String, for guest: Guest) throws -> String {
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
