// Wrong: code that forgets the guest gets the price of an American.
// Must fail with: price(of: "Espresso") can still be called on a menu, without a guest.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(
    of drink: String, in currency: String = "USD", locale: Locale = Locale(identifier: "en_US")
  ) throws -> String {
    guard let amount = amounts[drink]?[currency] else {
      throw NoAmount(drink: drink, currency: currency)
    }
    return amount.formatted(.currency(code: currency).locale(locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, in: guest.currency, locale: guest.locale)
}
