// Wrong: makes another menu for each look, which then belongs to that guest.
// Must fail with: The menu has stored properties that belong to one guest: `guest`.

struct CoffeeMenu: Sendable {
  let amounts: Amounts
  var guest: Guest?

  func price(of drink: String) throws -> String {
    guard let guest, let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest?.currency ?? "")
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try CoffeeMenu(amounts: menu.amounts, guest: guest).price(of: drink)
}
