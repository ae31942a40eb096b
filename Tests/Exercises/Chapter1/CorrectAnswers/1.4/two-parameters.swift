// Correct: takes the currency and the locale as two parameters, and makes the format style itself.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String, in currency: String, writtenAs locale: Locale) throws -> String {
    guard let amount = amounts[drink]?[currency] else {
      throw NoAmount(drink: drink, currency: currency)
    }
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    return style.format(amount)
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  let text = try menu.price(of: drink, in: guest.currency, writtenAs: guest.locale)
  return text
}
