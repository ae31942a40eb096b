import Foundation
import TestSupport
import Testing

@testable import Chapter1Exercises

// One test at a time: otherwise, what a wrong answer keeps in a static depends on their order.
@Suite(.exercise("1.4"), .serialized)
struct Exercise1_4 {
  @Test(
    "guests see the price in their own currency, with numbers written their way",
    arguments: [
      ("Cortado", "de_DE", "EUR"), ("Filter coffee", "da_DK", "DKK"), ("Latte", "ja_JP", "JPY"),
      ("Macchiato", "fr_FR", "USD"), ("Mocha", "en_US", "EUR"),
      ("Mocha", "de_CH", "EUR"), ("Tap water", "da_DK", "DKK"),
      ("Gift box", "de_DE", "EUR"), ("Returned cup", "de_DE", "EUR"),
      ("Mocha", "th_TH@numbers=thai", "EUR"),
    ])
  func suitsTheGuest(drink: String, locale: String, currency: String) {
    let guest = Guest(locale, currency)
    let text = read(drink, on: makeMenu(amounts: .downtown), for: guest)
    let expected = guest.expected(drink, in: .downtown)
    let isRight = text == expected
    #expect(
      isRight,
      """
      This guest pays in \(currency) and writes numbers as in \(locale). The price of \
      \(drink) should be "\(expected)"\
      \(text.hasPrefix("an error: ") ? ". Instead there is \(text)" : ", but is \"\(text)\""). \
      The currency and the way to write \
      numbers come with the guest, at each call. Use both as they are: neither can be derived from \
      the other, and the menu must choose neither, nor how many decimals a price has, nor show what it has made for another guest.\(expected.contains("0,00") ? " An amount of zero is an amount, too." : "")\
      \(expected.contains("-") ? " So is one below zero." : "")
      """)
  }

  @Test("guests can take turns with one menu, and each sees their own price")
  func takesTurns() {
    let menu = makeMenu(amounts: .downtown)
    // Each differs from the one before in both, in the locale alone, or in the currency alone.
    let guests = [("de_DE", "EUR"), ("en_US", "EUR"), ("en_US", "USD"), ("de_DE", "EUR")]
      .map { Guest($0, $1) }
    let texts = guests.map { read("Espresso", on: menu, for: $0) }
    let expected = guests.map { $0.expected("Espresso", in: .downtown) }
    let isRight = texts == expected
    #expect(
      isRight,
      """
      Four guests look at the same menu one after another: a German with euros, an American with \
      euros, an American with dollars, and the German again. They should read \
      \(expected.joined(separator: "; ")). They read \(texts.joined(separator: "; ")). The menu \
      must not remember anything about the previous guest.
      """)
    demonstrate(tablet(of: menu))
  }

  @Test("if there's no amount in the guest's currency, there's an error instead of a price")
  func doesNotMakeUpPrices() {
    let menu = makeMenu(amounts: ["Filter coffee": ["USD": 3]])
    let guest = Guest("sv_SE", "SEK")
    for drink in ["Filter coffee", "Cocoa"] {
      let thrown = error { _ = try price(of: drink, on: menu, for: guest) }
      let isRight = thrown as? NoAmount == NoAmount(drink: drink, currency: "SEK")
      #expect(
        isRight,
        """
        The menu has an amount for Filter coffee in dollars, and no other. This guest asks for \
        \(drink) and pays in Swedish crowns. price(of:on:for:) should throw NoAmount and name the \
        drink and the guest's currency. It \
        \(thrown.map { "throws \($0)" } ?? "returns \"\(read(drink, on: menu, for: guest))\"").
        """)
    }
    // There is an amount in the usual currency of the guest's locale.
    let american = error {
      _ = try price(of: "Filter coffee", on: menu, for: Guest("en_US", "SEK"))
    }
    let isAsked = american as? NoAmount == NoAmount(drink: "Filter coffee", currency: "SEK")
    #expect(
      isAsked,
      """
      This guest writes numbers the American way and pays in Swedish crowns, and the menu has filter \
      coffee in dollars only. price(of:on:for:) should throw NoAmount for "SEK", but throws \
      \(american.map { "\($0)" } ?? "nothing"). The locale doesn't say what a guest pays in.
      """)
    let blank = error {
      _ = try price(of: "Mocha", on: makeMenu(amounts: .downtown), for: Guest("", ""))
    }
    let isBlank = blank as? NoAmount == NoAmount(drink: "Mocha", currency: "")
    #expect(
      isBlank,
      """
      This guest's currency is an empty string; the menu has no amount for it. price(of:on:for:) \
      should throw NoAmount with that currency, but throws \(blank.map { "\($0)" } ?? "nothing"). \
      The menu must not fill in a currency that the guest didn't name.
      """)
    let small = error {
      _ = try price(of: "Mocha", on: makeMenu(amounts: .downtown), for: Guest("de_DE", "eur"))
    }
    let isAsWritten = small as? NoAmount == NoAmount(drink: "Mocha", currency: "eur")
    #expect(
      isAsWritten,
      """
      This guest's currency is "eur", in small letters, and the menu has amounts in "EUR" and "USD" \
      only. price(of:on:for:) should throw NoAmount with the currency as the guest has it, but \
      throws \(small.map { "\($0)" } ?? "nothing"). Look the currency up letter for letter.
      """)
  }

  @Test("a price can't be asked for without a guest")
  func asksForTheGuest() {
    let menu = makeMenu(amounts: .downtown)
    let isGone = error { _ = try menu.price(of: "Espresso") as String } as? NotThere == NotThere()
    #expect(
      isGone,
      """
      price(of: "Espresso") can still be called on a menu, without a guest. Who is that price for? \
      Look for a method that you replaced but kept, for parameters with a default, or for a guest \
      that reaches the menu other than as a parameter.
      """)
  }

  @Test("the price is computed in a method of `CoffeeMenu`")
  func leavesTheWorkToTheMenu() throws {
    let source = try LearnerSource.load("1.4")
    let seam = source.body(of: "func price(of drink: String, on menu: CoffeeMenu")
    // What is stored may be called, as a closure, but not taken out.
    let stored = storedProperties(of: makeMenu(amounts: .downtown))
      .filter { seam?.mentions("menu.\($0)") ?? false && !(seam?.mentions("menu.\($0)(") ?? false) }
    #expect(
      stored.isEmpty,
      """
      This test reads \(source.path). price(of:on:for:) takes \(stored.quoted) out of the menu, \
      and the price is worked out elsewhere. It should only ask the menu, and hand it what it \
      needs.
      """)
    let work = ["formatted(.currency", "FormatStyle", "NumberFormatter", "NoAmount"]
      .flatMap { seam?.lines(mentioning: $0) ?? [] }
    #expect(
      work.isEmpty,
      """
      This test reads \(source.path). price(of:on:for:) works out the price itself: \
      \(work.quoted). It should only ask the menu, and hand it what it needs.
      """)
    #expect(
      seam.map { seam in ["menu.", "menu[", "menu("].contains(where: seam.mentions) } ?? true,
      """
      This test reads \(source.path). price(of:on:for:) doesn't ask the menu. The work should not \
      be done outside the menu, in a function of its own.
      """)
  }

  @Test("the menu stores the amounts and nothing else")
  func keepsNothing() throws {
    let menu = makeMenu(amounts: .downtown)
    _ = read("Espresso", on: menu, for: Guest("da_DK", "DKK"))
    let kept = propertiesOfAGuest(in: menu)
    #expect(
      kept.isEmpty,
      """
      The menu has stored properties that belong to one guest, or an object that it keeps has: \
      \(kept.quoted). Then it serves only that guest, or mixes up guests who ask at the same \
      time. Hand the guest to each method that needs one, and store nothing of it.
      """)

    let source = try LearnerSource.load("1.4")
    let detours = [
      "TaskLocal", "nonisolated(unsafe)", "Mutex", "NSLock", "OSAllocatedUnfairLock", "Atomic",
      "NSCache", "@unchecked", "threadDictionary", "UserDefaults",
    ]
    .filter(source.mentions)
    #expect(
      detours.isEmpty,
      """
      This test reads \(source.path). More than the amounts is kept there: \(detours.quoted). \
      That's for values that change while a menu is in use. A guest is a parameter, and a price is \
      worked out again for each call.
      """)

    let stored = storedProperties(of: menu)
    let isAlone = !kept.isEmpty || !detours.isEmpty || stored.count <= 1
    #expect(
      isAlone,
      """
      The menu has more than one stored property: \(stored.quoted). The amounts are all that it \
      needs. Whatever can be worked out from them belongs in the method.
      """)
  }

  /// Their names, without what makes an actor one.
  private func storedProperties(of menu: CoffeeMenu) -> [String] {
    Mirror(reflecting: menu).children.compactMap(\.label).filter { $0 != "$defaultActor" }
  }

  @Test("the menu assumes nothing about a guest")
  func assumesNothing() throws {
    let source = try LearnerSource.load("1.4")
    let menu = [source.type("CoffeeMenu"), source.body(of: "extension CoffeeMenu")]
      .compactMap(\.self)
    let defaults = [
      "Locale = .", "Locale = Locale", "Guest = Guest", "Guest = .", ".current",
      ".autoupdatingCurrent", "String = \"\"", "code: \"\"", "[\"\"]", "Locale(identifier: \"\")",
    ]
    .flatMap { words in menu.flatMap { $0.lines(mentioning: words) } }
    #expect(
      defaults.isEmpty,
      """
      This test reads \(source.path). The menu has a locale, currency or guest of its own there: \
      \(defaults.quoted). A guest whose price is made with it reads one that's meant for another.
      """)
    // No guest is known before the call, not even beside the menu.
    let written = [
      "identifier: \"\"", "currency: \"\"", "Locale.current", "locale: .current",
      ".autoupdatingCurrent",
    ].flatMap(source.lines(mentioning:))
    #expect(
      !defaults.isEmpty || written.isEmpty,
      """
      This test reads \(source.path). A locale or a currency is chosen there: \
      \(written.quoted). Who reads a price is up to the caller, so no guest, and no part of one, \
      should be kept ready in your part.
      """)
    let gaps = ["Guest?", "Locale?", "currency: String?"]
      .flatMap { words in menu.flatMap { $0.lines(mentioning: words) } }
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). The guest, or a part of the guest, may be left out there: \
      \(gaps.quoted). Every price is for a guest.
      """)
  }

  @Test("two menus can serve many guests at once, and each guest sees their own price")
  func servesManyAtOnce() async {
    let menus = [Amounts.downtown, .airport].map { ($0, makeMenu(amounts: $0)) }
    let guests = [Guest("de_DE", "EUR"), Guest("da_DK", "DKK"), Guest("ja_JP", "JPY")]
    let mistakes = await withTaskGroup(of: String?.self) { group in
      for round in 0..<24 {
        let (guest, (amounts, menu)) = (guests[round % 3], menus[round % 2])
        group.addTask {
          let expected = guest.expected("Flat white", in: amounts)
          for _ in 1...10 {
            let text = read("Flat white", on: menu, for: guest)
            guard text == expected else { return "\(text) instead of \(expected)" }
          }
          // Takes less time than a price, so that more of these meet.
          for _ in 1...1_000 {
            let thrown = error { _ = try price(of: "Cocoa", on: menu, for: guest) } as? NoAmount
            guard let thrown, thrown.currency != guest.currency else { continue }
            return "an error about \(thrown.currency) instead of \(guest.currency)"
          }
          return nil
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion([$1].compactMap(\.self)) }
    }
    #expect(
      mistakes.isEmpty,
      """
      Guests with three currencies look at two menus at the same time. Some read \
      \(mistakes.sorted().joined(separator: ", ")). What belongs to one call has to travel with \
      it, as parameters do.
      """)
  }

  /// What four guests read on one tablet.
  private func tablet(of menu: CoffeeMenu) -> String {
    [("de_DE", "EUR"), ("en_US", "USD"), ("ja_JP", "JPY"), ("fr_FR", "USD")].map {
      locale, currency in
      let prices = ["Espresso", "Flat white"].map { drink in
        "\(drink) \(read(drink, on: menu, for: Guest(locale, currency)))"
      }
      return "\(locale), \(currency):  \(prices.joined(separator: "  "))"
    }
    .joined(separator: "\n")
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

private func error(_ work: () throws -> Void) -> (any Error)? {
  do { try work() } catch { return error }
  return nil
}

/// The names of the properties that hold a locale, a currency or a guest, at any depth.
private func propertiesOfAGuest(in value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  // A collection may have currencies for its keys, as the amounts do.
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
    "Cortado": ["EUR": 3.25, "USD": 3.5],
    "Filter coffee": ["DKK": 25, "USD": 3],
    "Latte": ["JPY": 690, "USD": 5],
    "Macchiato": ["EUR": 3, "USD": 3.25],
    "Mocha": ["EUR": 5.5, "USD": 6.25],
    "Tap water": ["DKK": 0, "USD": 1.5],
    "Gift box": ["EUR": 1_299.9],
    "Returned cup": ["EUR": -1.5],
    "Espresso": ["DKK": 18, "EUR": 2.5, "JPY": 380, "USD": 2.75],
    "Flat white": ["DKK": 34, "EUR": 4.75, "JPY": 720, "USD": 5.25],
  ]
  fileprivate static let airport: Amounts = [
    "Flat white": ["DKK": 52, "EUR": 7.25, "JPY": 1_150, "USD": 8]
  ]
}
