// Correct: keeps a closure that knows the amounts.

struct CoffeeMenu: Sendable {
  let price: @Sendable (String, Guest) throws -> String

  init(amounts: Amounts) {
    price = { drink, guest in
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
  try menu.price(drink, guest)
}
