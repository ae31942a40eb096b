// Wrong: the guest is put into a copy of the menu, which is then asked.
// Must fail with: or an object that it keeps has: `guest`

struct CoffeeMenu: Sendable {
  let amounts: Amounts

  var guest = Guest(locale: Locale(identifier: "en_US"), currency: "USD")

  func text(of drink: String) throws -> String {
    guard let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: guest.currency)
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

extension CoffeeMenu {
  func text(of drink: String, for guest: Guest) throws -> String {
    var copy = self
    copy.guest = guest
    return try copy.text(of: drink)
  }
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.text(of: drink, for: guest)
}
