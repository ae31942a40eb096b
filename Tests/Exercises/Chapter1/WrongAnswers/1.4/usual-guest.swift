// Wrong: a usual guest is kept for code that has none.
// Must fail with: so no guest, and no part of one, should be kept ready in your part

struct CoffeeMenu: Sendable {
  private let amounts: Amounts

  init(amounts: Amounts) {
    self.amounts = amounts
  }

  func price(of drink: String, for guest: Guest) throws -> String {
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

extension Guest {
  static let usual = Guest(locale: .init(identifier: "en_US"), currency: "USD")
}

extension CoffeeMenu {
  func listPrice(of drink: String) throws -> String { try price(of: drink, for: .usual) }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
