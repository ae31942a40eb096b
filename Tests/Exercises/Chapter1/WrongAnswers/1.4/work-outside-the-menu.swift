// Wrong: takes the amounts out of the menu and works out the price beside it.
// Must fail with: It should only ask the menu, and hand it what it needs.

struct CoffeeMenu: Sendable {
  let amounts: Amounts
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  guard let amount = menu.amounts[drink]?[guest.currency] else {
    throw NoAmount(drink: drink, currency: guest.currency)
  }
  return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
}
