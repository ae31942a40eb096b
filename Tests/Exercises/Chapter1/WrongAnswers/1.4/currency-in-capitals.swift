// Wrong: writes the currency in capital letters before it looks.
// Must fail with: Look the currency up letter for letter

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    let currency = guest.currency.uppercased()
    guard let amount = amounts[drink]?[currency] else {
      throw NoAmount(drink: drink, currency: currency)
    }
    return amount.formatted(.currency(code: currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
