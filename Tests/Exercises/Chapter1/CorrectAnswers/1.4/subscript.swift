// Correct: has a subscript instead of a method.

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  subscript(drink: String, for guest: Guest) -> String {
    get throws {
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
  try menu[drink, for: guest]
}
