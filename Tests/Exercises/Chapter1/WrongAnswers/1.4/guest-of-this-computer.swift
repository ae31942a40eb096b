// Wrong: has a second function, for a guest who lives where this computer does.
// Must fail with: A locale or a currency is chosen there: `let currency = Locale.current

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) { self.amounts = amounts }

  func price(of drink: String, for guest: Guest) throws -> String {
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu { CoffeeMenu(amounts: amounts) }

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}

func price(of drink: String, on menu: CoffeeMenu) throws -> String {
  let currency = Locale.current.currency?.identifier ?? ""
  return try price(of: drink, on: menu, for: Guest(locale: .current, currency: currency))
}
