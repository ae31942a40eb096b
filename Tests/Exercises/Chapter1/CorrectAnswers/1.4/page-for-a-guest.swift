// Correct: makes a page for each guest, which lives for one look.

struct CoffeeMenu: Sendable {
  fileprivate let amounts: Amounts

  func page(for guest: Guest) -> Page { Page(menu: self, guest: guest) }

  struct Page {
    fileprivate let menu: CoffeeMenu
    let guest: Guest

    func price(of drink: String) throws -> String {
      guard let amount = menu.amounts[drink]?[guest.currency] else {
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
  try menu.page(for: guest).price(of: drink)
}
