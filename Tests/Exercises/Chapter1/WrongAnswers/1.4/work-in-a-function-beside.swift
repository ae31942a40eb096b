// Wrong: a function of its own takes the prices out of the menu.
// Must fail with: price(of:on:for:) takes `table` out of the menu

struct CoffeeMenu: Sendable {
  let table: Amounts
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(table: amounts)
}

private func text(_ drink: String, _ prices: Amounts, _ guest: Guest) throws -> String {
  guard let amount = prices[drink]?[guest.currency] else {
    throw NoAmount(drink: drink, currency: guest.currency)
  }
  return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try text(drink, menu.table, guest)
}
