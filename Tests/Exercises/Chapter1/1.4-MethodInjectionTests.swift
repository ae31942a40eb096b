import Foundation
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.4"), .serialized)
struct Exercise1_4 {
  private let menu = makeMenu(amounts: ["Espresso": ["EUR": 2.5, "USD": 2.75]])

  @Test(
    "guests see the price in their own currency, with numbers written their way",
    arguments: ["en_US", "de_DE", "fr_FR"], [("EUR", 2.5), ("USD", 2.75)] as [(String, Decimal)])
  func suitsTheGuest(locale: String, amount: (currency: String, value: Decimal)) throws {
    let guest = Guest(locale, amount.currency)
    let text = try price(of: "Espresso", on: menu, for: guest)
    #expect(
      text == guest.reading(amount.value),
      "This guest pays in \(amount.currency), and writes numbers as in \(locale).")
  }

  @Test("guests can take turns with one menu, and each sees their own price")
  func takesTurns() throws {
    let guests = [("de_DE", "EUR"), ("en_US", "EUR"), ("en_US", "USD"), ("de_DE", "EUR")]
      .map { Guest($0, $1) }
    let prices = try guests.map { try price(of: "Espresso", on: menu, for: $0) }
    #expect(
      prices == zip(guests, [2.5, 2.5, 2.75, 2.5]).map { $0.reading($1) },
      "The menu remembers nothing about the guest before.")
  }

  @Test("without an amount in the guest's currency, there's an error instead of a price")
  func makesUpNoPrice() {
    let menu = makeMenu(amounts: ["Filter coffee": ["USD": 3]])
    #expect(
      throws: NoAmount(drink: "Filter coffee", currency: "SEK"),
      "There's an amount in dollars, but this guest pays in Swedish crowns."
    ) { try price(of: "Filter coffee", on: menu, for: Guest("en_US", "SEK")) }
  }

  @Test("a price can't be asked for without a guest")
  func asksForTheGuest() throws {
    // The compiler takes your `price(of:)`, if there is one, or else one that throws.
    let isAnswered = try canBeMade(menu.price(of: "Espresso") as String)
    #expect(!isAnswered, "`price(of:)` works: whose price does it return?")
  }
}

extension CoffeeMenu: Probed {}

extension Probed {
  fileprivate func price(of drink: String) throws -> String { throw NotThere() }
}

extension Guest {
  fileprivate init(_ locale: String, _ currency: String) {
    self.init(locale: Locale(identifier: locale), currency: currency)
  }

  /// An amount as this guest reads it.
  fileprivate func reading(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: currency).locale(locale))
  }
}
