// Wrong: keeps the guest's language and region, and drops the digits.
// Must fail with: writes numbers as in th_TH@numbers=thai

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) { self.amounts = amounts }

  func price(of drink: String, for guest: Guest) throws -> String {
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    let language = Locale(
      languageCode: guest.locale.language.languageCode, languageRegion: guest.locale.region)
    return amount.formatted(.currency(code: guest.currency).locale(language))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu { CoffeeMenu(amounts: amounts) }

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
