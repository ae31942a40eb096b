// Correct: an actor with a nonisolated method, because nothing in it ever changes

actor CoffeeMenu {
  private let amounts: Amounts

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  nonisolated func price(of drink: String, for guest: Guest) throws -> String {
    switch amounts[drink]?[guest.currency] {
    case let amount?:
      return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    case nil:
      throw NoAmount(drink: drink, currency: guest.currency)
    }
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
