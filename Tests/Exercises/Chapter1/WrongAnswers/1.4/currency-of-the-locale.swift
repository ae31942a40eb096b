// Wrong: takes the currency from the way the guest writes numbers.
// Must fail with: The currency and the way to write numbers come with the guest, at each call.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String, for guest: Guest) throws -> String {
    let currency = guest.locale.currency?.identifier ?? guest.currency
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
