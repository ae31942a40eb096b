// Wrong: fills in euros for a guest without a currency.
// Must fail with: The menu must not fill in a currency that the guest didn't name.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) { self.amounts = amounts }

  func price(of drink: String, for guest: Guest) throws -> String {
    let currency = guest.currency.isEmpty ? "EUR" : guest.currency
    guard let amount = amounts[drink]?[currency] else {
      throw NoAmount(drink: drink, currency: currency)
    }
    return amount.formatted(.currency(code: currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu { CoffeeMenu(amounts: amounts) }

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
