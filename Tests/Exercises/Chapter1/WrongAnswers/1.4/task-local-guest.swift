// Wrong: the guest reaches the method through a task-local value instead of a parameter.
// Must fail with: price(of: "Espresso") can still be called on a menu, without a guest.

struct CoffeeMenu: Sendable {
  @TaskLocal static var guest: Guest?
  let amounts: Amounts

  func price(of drink: String) throws -> String {
    guard let guest = Self.guest, let amount = amounts[drink]?[guest.currency] else {
      throw NoAmount(drink: drink, currency: Self.guest?.currency ?? "")
    }
    return amount.formatted(.currency(code: guest.currency).locale(guest.locale))
  }
}

func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try CoffeeMenu.$guest.withValue(guest) { try menu.price(of: drink) }
}
