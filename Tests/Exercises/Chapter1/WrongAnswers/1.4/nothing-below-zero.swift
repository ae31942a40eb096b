// Wrong: takes an amount below zero for none.
// Must fail with: So is one below zero.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) { self.amounts = amounts }

  func price(of drink: String, for guest: Guest) throws -> String {
    guard let amount = amounts[drink]?[guest.currency], amount >= 0 else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu { CoffeeMenu(amounts: amounts) }

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
