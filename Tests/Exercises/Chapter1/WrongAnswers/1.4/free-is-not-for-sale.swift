// Wrong: takes an amount of zero for none.
// Must fail with: An amount of zero is an amount, too.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) { self.amounts = amounts }

  func price(of drink: String, for guest: Guest) throws -> String {
    let amount = amounts[drink]?[guest.currency] ?? 0
    guard amount > 0 else { throw NoAmount(drink: drink, currency: guest.currency) }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu { CoffeeMenu(amounts: amounts) }

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
