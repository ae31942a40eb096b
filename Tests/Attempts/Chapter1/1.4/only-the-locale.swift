// Wrong: the locale comes with the call, the currency stays in the menu.
// Must fail with: The menu has stored properties that belong to one guest: `currency`.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let currency = "USD"

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, in locale: Locale) throws -> String {
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
  try menu.price(of: drink, in: guest.locale)
}
