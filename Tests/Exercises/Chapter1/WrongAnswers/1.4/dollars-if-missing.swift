// Wrong: falls back to dollars where the guest's currency has no amount.
// Must fail with: It returns "3,00

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  func price(of drink: String, for guest: Guest) throws -> String {
    if let amount = amounts[drink]?[guest.currency] {
      return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
    }
    guard let amount = amounts[drink]?["USD"] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: "USD").locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
