// Correct: the menu itself is called, and is a class.

final class CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func callAsFunction(_ drink: String, for guest: Guest) throws -> String {
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu(drink, for: guest)
}
