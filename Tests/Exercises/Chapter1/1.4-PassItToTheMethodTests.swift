import Foundation
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.4"))
struct Exercise1_4 {
  @Test(
    "a guest reads the price in their own way and currency",
    arguments: [
      ("de_DE", "EUR"), ("da_DK", "DKK"), ("ja_JP", "JPY"), ("fr_FR", "USD"), ("en_US", "EUR"),
    ])
  func suitsTheGuest(locale: String, currency: String) {
    let guest = Guest(locale, currency)
    let text = read("Flat white", on: makeMenu(amounts: .downtown), for: guest)
    #expect(
      text == guest.expected("Flat white", in: .downtown),
      """
      This guest pays in \(currency) and writes numbers as in \(locale). A flat white should be \
      "\(guest.expected("Flat white", in: .downtown))" and is "\(text)". The currency and the way \
      to write numbers come with the guest. Neither comes from the menu, nor from the other.
      """)
  }

  @Test("two guests take turns at one menu")
  func takesTurns() {
    let menu = makeMenu(amounts: .downtown)
    let (ana, ben) = (Guest("de_DE", "EUR"), Guest("en_US", "USD"))
    let turns = [ana, ben, ana, ben]
    let texts = turns.map { read("Espresso", on: menu, for: $0) }
    #expect(
      texts == turns.map { $0.expected("Espresso", in: .downtown) },
      """
      Two guests look at the same menu in turns, one in euros, one in dollars, and read \
      \(texts). The menu must not remember anything of the guest before.
      """)
  }

  @Test("an amount in another currency is not the guest's price")
  func doesNotMakeUpPrices() {
    let menu = makeMenu(amounts: ["Filter": ["USD": 3]])
    #expect(
      throws: NoAmount(drink: "Filter", currency: "SEK"),
      """
      A filter coffee has an amount in dollars only, and this guest pays in Swedish crowns. \
      price(of:on:for:) should throw NoAmount and name the guest's currency.
      """
    ) {
      try price(of: "Filter", on: menu, for: Guest("sv_SE", "SEK"))
    }
  }

  @Test("many guests look at two menus at once")
  func servesManyAtOnce() async {
    let menus = [Amounts.downtown, .airport].map { ($0, makeMenu(amounts: $0)) }
    let guests = [Guest("de_DE", "EUR"), Guest("da_DK", "DKK"), Guest("ja_JP", "JPY")]
    let mistakes = await withTaskGroup(of: String?.self) { group in
      for round in 0..<120 {
        let (guest, (amounts, menu)) = (guests[round % 3], menus[round % 2])
        group.addTask {
          let text = read("Flat white", on: menu, for: guest)
          let expected = guest.expected("Flat white", in: amounts)
          return text == expected ? nil : "\(text) instead of \(expected)"
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion([$1].compactMap(\.self)) }
    }
    #expect(
      mistakes.isEmpty,
      """
      Guests with three currencies look at two menus at the same time. Some read \
      \(mistakes.sorted().joined(separator: ", ")). What belongs to one look has to travel with \
      the call, as parameters do.
      """)
  }

  @Test("the menu does the work")
  func leavesTheWorkToTheMenu() throws {
    let source = try LearnerSource.load("1.4")
    let seam = source.body(of: "func price(of drink: String, on menu: CoffeeMenu")
    let work = [
      "formatted(.currency", "FormatStyle", "NumberFormatter", "amounts", "NoAmount", "var",
    ].flatMap { seam?.lines(mentioning: $0) ?? [] }
    #expect(
      work.isEmpty,
      """
      This test reads \(source.path). price(of:on:for:) works out the price itself: \
      \(work.quoted). It should only call a method of the menu, and hand it what it needs.
      """)
    #expect(
      seam?.mentions("menu.") ?? true,
      """
      This test reads \(source.path). price(of:on:for:) calls no method of the menu. The work \
      should not be done beside the menu, in a function of its own.
      """)
  }

  @Test("nobody can ask for a price without saying for whom")
  func asksForTheGuest() {
    let menu = makeMenu(amounts: .downtown)
    #expect(
      throws: NotThere(),
      """
      price(of: "Espresso") can still be asked of a menu. For whom? Look for a method that you \
      replaced and kept, or for parameters with a default.
      """
    ) {
      try menu.price(of: "Espresso")
    }
  }

  @Test("the menu assumes nothing of a guest")
  func assumesNothing() throws {
    let source = try LearnerSource.load("1.4")
    let defaults = [
      "Locale = .", "Locale = Locale", "Guest = Guest", "Guest = .", "Guest?", ".current",
    ]
    .flatMap { source.type("CoffeeMenu")?.lines(mentioning: $0) ?? [] }
    #expect(
      defaults.isEmpty,
      """
      This test reads \(source.path). The menu has an answer ready there in case nobody says who \
      asks: \(defaults.quoted). Then somebody reads a price that was meant for somebody else.
      """)
  }

  @Test("the menu keeps nothing of a guest")
  func keepsNothing() throws {
    let menu = makeMenu(amounts: .downtown)
    _ = read("Espresso", on: menu, for: Guest("da_DK", "DKK"))
    let kept = propertiesOfAGuest(in: menu)
    #expect(
      kept.isEmpty,
      """
      The menu has stored properties that belong to one guest: \(kept.quoted). As long as \
      they are there, a menu can serve one guest only. Make them parameters of the method.
      """)

    let source = try LearnerSource.load("1.4")
    let detours = [
      "TaskLocal", "nonisolated(unsafe)", "Mutex", "NSLock", "@unchecked", "threadDictionary",
      "UserDefaults",
    ]
    .filter(source.mentions)
    #expect(
      detours.isEmpty,
      """
      This test reads \(source.path), and finds \(detours.quoted). That is \
      state which somebody sets before the call and the menu finds during it. A parameter needs \
      none of it.
      """)
  }
}

/// Ranks below the menu's own methods; see `Probed`.
private protocol Priced {}

extension Priced {
  fileprivate func price(of drink: String) throws -> String {
    throw NotThere()
  }
}

extension CoffeeMenu: Priced {}

/// The price, or a sentence that says which error came instead.
private func read(_ drink: String, on menu: CoffeeMenu, for guest: Guest) -> String {
  do { return try price(of: drink, on: menu, for: guest) } catch { return "an error: \(error)" }
}

/// The names of the properties that hold a locale, a currency or a guest, at any depth.
private func propertiesOfAGuest(in value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  // A collection may have currencies for its keys, as the amounts have.
  if [.dictionary, .collection, .set].contains(mirror.displayStyle) { return [] }
  return mirror.children.flatMap { child -> [String] in
    let type = "\(type(of: child.value))"
    // A function may well have a guest for a parameter.
    if type.contains("->") { return [] }
    let isCurrency = (child.value as? String).map { Locale.Currency($0).isISOCurrency } ?? false
    let words = type.split { !$0.isLetter }
    let isOfAGuest = ["Locale", "Guest", "FormatStyle"].contains { words.contains($0) }
    return isCurrency || isOfAGuest ? [child.label ?? type] : propertiesOfAGuest(in: child.value)
  }
}

extension Guest {
  fileprivate init(_ locale: String, _ currency: String) {
    self.init(locale: Locale(identifier: locale), currency: currency)
  }

  fileprivate func expected(_ drink: String, in amounts: Amounts) -> String {
    amounts[drink]?[currency]?.formatted(.currency(code: currency).locale(locale)) ?? "no price"
  }
}

extension Amounts {
  fileprivate static let downtown: Amounts = [
    "Espresso": ["DKK": 18, "EUR": 2.5, "JPY": 380, "USD": 2.75],
    "Flat white": ["DKK": 34, "EUR": 4.75, "JPY": 720, "USD": 5.25],
  ]
  fileprivate static let airport: Amounts = [
    "Flat white": ["DKK": 52, "EUR": 7.25, "JPY": 1_150, "USD": 8]
  ]
}
