// Wrong: where there is no amount in the guest's currency, takes that of the locale.
// Must fail with: The locale doesn't say what a guest pays in.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    let currencies = [guest.currency, guest.locale.currency?.identifier].compactMap { $0 }
    for currency in currencies {
      if let amount = amounts[drink]?[currency] {
        return amount.formatted(.currency(code: currency).locale(guest.locale))
      }
    }
    throw NoAmount(drink: drink, currency: guest.currency)
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
