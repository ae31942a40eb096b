// Correct: the price of a drink is a function of the guest.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String) -> (Guest) throws -> String {
    { guest in
      guard let amount = amounts[drink]?[guest.currency] else {
        throw NoAmount(drink: drink, currency: guest.currency)
      }
      return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    }
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink)(guest)
}
