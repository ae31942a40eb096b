// 1.4 · Method injection                                                   ★★☆
//
// The menu was written for one guest, who pays in dollars and writes numbers the American way. Now
// it's on a tablet that goes from hand to hand. The amounts are the same for everyone. The currency
// and the way to write numbers differ from guest to guest, so they come with each call.
//
// You are done when
// - guests see the price in their own currency, with numbers written their way
// - guests can take turns with one menu, and each sees their own price
// - without an amount in the guest's currency, there's an error instead of a price
// - a price can't be asked for without a guest
//
// Edit:   `CoffeeMenu` and `price(of:on:for:)` at the end of this file.
// Check:  swift run workshop check 1.4
// Read:   Book/01-ControlFreak.md, "Method injection"

import Foundation

// MARK: - Given

/// Who is looking at the menu.
struct Guest: Sendable {
  /// How the guest writes numbers.
  var locale: Locale
  /// What the guest pays in, such as "EUR". It need not be the currency of the locale.
  var currency: String
}

/// What each drink costs: `amounts["Espresso"]?["EUR"]`.
typealias Amounts = [String: [String: Decimal]]

/// The café has no amount for a drink in a currency.
struct NoAmount: Error, Equatable {
  var drink: String
  var currency: String
}

// MARK: - Yours

// The amounts last as long as the menu, and come through its initializer. The guest lasts
// as long as one call, and comes with that call. So one menu serves all guests, at the same
// time too, because there is nothing in it that one guest could change for another.

/// The drinks of a café and what they cost.
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

/// A menu with these amounts.
func makeMenu(amounts: Amounts) -> CoffeeMenu {
  CoffeeMenu(amounts: amounts)
}

/// The price of a drink as `guest` reads it.
func price(of drink: String, on menu: CoffeeMenu, for guest: Guest) throws -> String {
  try menu.price(of: drink, for: guest)
}
