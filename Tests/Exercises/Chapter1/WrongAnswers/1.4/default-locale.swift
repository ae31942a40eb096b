// Wrong: the currency must be said, but the locale falls back to the computer's.
// Must fail with: The menu has a locale, currency or guest of its own there

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String, in currency: String, locale: Locale = .current) throws -> String {
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
