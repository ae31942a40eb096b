// Wrong: stores what can be worked out from the amounts.
// Must fail with: The menu has more than one stored property: `amounts`, `currencies`.

struct CoffeeMenu: Sendable {
  private let amounts: Amounts
  private let currencies: Set<String>

  init(amounts: Amounts) {
    self.amounts = amounts
    currencies = Set(amounts.values.flatMap(\.keys))
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    guard currencies.contains(guest.currency), let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

/// A menu with these amounts. The tests call this function, and then the next one.
func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

/// The price of a drink as `guest` reads it. It only asks `menu`; all the work is the menu's.
func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
