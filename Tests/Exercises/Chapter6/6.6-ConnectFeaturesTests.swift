import Navigation
import Places
import ShopParts
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.6"))
struct Exercise6_6 {
  private let places = ThreePlaces()

  @Test("the list opens any screen that it's given")
  func opensAnyScreen() async throws {
    try LearnerSource.load("6.6").requireNothingShared(
      against: "two apps share nothing")
    let asked = CallRecorder<String>()
    let list = makeShopList(of: try await places.places()) { shop in
      asked.record(shop)
      return PreviewScreen("greetings from \(shop)")
    }
    var seen: [String] = []
    for name in ["Early Bird", "Bean There", "Early Bird"] {
      seen.append(await list.opened(by: "open \(name)")?.lines.first ?? "nothing")
    }
    let wanted = ["greetings from eb", "greetings from bt", "greetings from eb"]
    let isAny = seen == wanted
    let advice =
      if asked.calls.isEmpty {
        "Call the closure: a list that knows the details can't show a postcard."
      } else {
        "The closure takes a shop's ID, and was called with \(asked.calls)."
      }
    #expect(
      isAny,
      """
      A list was made without a root, to open this test's own postcards. Early Bird, \
      Bean There and Early Bird again are opened: that should show \(wanted), but shows \(seen). \
      \(advice)
      """)
  }

  @Test("no screen is made before its shop is opened")
  func makesNothingEarly() async throws {
    let asked = CallRecorder<String>()
    let list = makeShopList(of: try await places.places()) { shop in
      asked.record(shop)
      return PreviewScreen(shop)
    }
    let lines = await list.shown()
    let names = ["Bean There", "Slow Drip", "Early Bird"]
    let isShown = lines == names
    #expect(
      isShown,
      """
      A list with three shops was made and shown. It should show their names, \(names.spoken), but \
      shows \(lines.spoken).
      """)
    let isQuiet = asked.calls.isEmpty
    #expect(
      isQuiet,
      """
      A list with three shops was made and shown, and none was opened yet. But screens were made for \
      \(asked.calls.spoken). Keep the closure and call it when a shop is opened, and not for every \
      shop.
      """)
    _ = await list.typed("open Early Bird")
    let isOne = asked.calls == ["eb"]
    #expect(
      isOne || !isQuiet,
      """
      A list shows Bean There, Slow Drip and Early Bird, and Early Bird is opened. Only its screen \
      should be made, by its ID, eb. You made screens for \(asked.calls). Call the closure for the \
      shop that is opened, once.
      """)
  }

  @Test("the root's list opens the details, a new screen each time")
  func opensDetails() async throws {
    let ledger = VisitLedger([.of("Ada", to: "sd", rating: 4)])
    let root = ShopListRoot(screens: screens, store: ledger)
    let list = root.list(of: try await places.places())
    let first = await list.opened(by: "open Slow Drip")
    let second = await list.opened(by: "open Slow Drip")
    let other = await list.opened(by: "open Early Bird")
    let titles = [first, second, other].map { $0?.lines.first ?? "nothing" }
    let isNew = first !== second && titles == ["Slow Drip", "Slow Drip", "Early Bird"]
    #expect(
      isNew,
      """
      The root's list opens Slow Drip twice, and then Early Bird. The titles of the screens are \
      \(titles), and the first two are \(first === second ? "the same" : "different"). Each \
      opening needs a new screen, of the shop that was opened.
      """)
    _ = await first?.typed("rate 2")
    await second?.shown()
    let seen = [first, second, other].map { $0?.rating(of: "") ?? "nothing" }
    let isKept = seen == ["2 of 5", "2 of 5", "no rating"] && ledger.updates.calls == ["Ada sd"]
    #expect(
      isKept,
      """
      Slow Drip has 4 of 5. On the first screen that the list has opened Ada types "rate 2", and \
      then the second one appears again. The two should show 2 of 5, and Early Bird no rating. They show \
      \(seen), and the root's store has heard of \(ledger.updates.calls).
      """)
    withExtendedLifetime(root) {}
    guard isKept, isNew else { return }
    demonstrate(
      """
      > open Slow Drip
        \(first?.lines.joined(separator: "\n  ") ?? "")
      The list doesn't know this screen. The root has connected the two.
      """)
  }

  @Test("if no shop has exactly the name that was typed, nothing opens")
  func opensShopsOnly() async throws {
    let asked = CallRecorder<String>()
    let list = makeShopList(of: try await places.places()) { shop in
      asked.record(shop)
      return PreviewScreen(shop)
    }
    var words: [String] = []
    var isStaying = true
    let lines = [
      "open Far Out", "open Bean", "open slow drip", "open Slow Drip Bar", "open the Slow Drip",
      "open Slow  Drip", "open sd", "open 2", "show Slow Drip", "open", "Slow Drip", "rate 2",
    ]
    for line in lines {
      let step = await list.typed(line)
      words.append(step.word)
      switch step {
      case .unknown, .say, .stay, .ask: break
      case .open, .back, .home: isStaying = false
      }
    }
    let isNothing = isStaying && asked.calls.isEmpty
    #expect(
      isNothing,
      """
      On a list of Bean There, Slow Drip and Early Bird a user types \(lines.spoken). None of these is "open" with exactly a \
      shop's name, so the list should stay, and make no screen. The steps were \(words.spoken), and screens were made for \(asked.calls).
      """)
    if isNothing { await opensShopsWithOddNames() }
  }

  /// With two spaces, and with the command in the name.
  private func opensShopsWithOddNames() async {
    let names = ["Slow  Drip", "Always open late"]
    let shops = names.map {
      Place(
        id: "#\($0.count)", name: $0, street: "Main Street", district: "Harbour",
        latitude: 55.6797, longitude: 12.578)
    }
    let list = makeShopList(of: shops) { PreviewScreen("opened \($0)") }
    var seen: [String] = []
    for name in names + ["Slow Drip"] {
      seen.append(await list.opened(by: "open \(name)")?.lines.first ?? "nothing")
    }
    let wanted = ["opened #10", "opened #16", "nothing"]
    #expect(
      seen == wanted,
      """
      A list has two shops: "Slow  Drip", with two spaces, and "Always open late". Their IDs are #10 and \
      #16. A user opens both by their names, and then types "open Slow Drip", with one space. That should \
      show \(wanted), but shows \(seen). Take all that follows the first "open " as it is, and compare \
      it with the names.
      """)
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async throws {
    let shops = try await places.places()
    let roots = [3, 5].map { rating in
      ShopListRoot(screens: screens, store: VisitLedger([.of("Ada", to: "sd", rating: rating)]))
    }
    let lists = roots.map { $0.list(of: shops) }
    var seen: [String] = []
    for list in lists {
      seen.append(await list.opened(by: "open Slow Drip")?.rating(of: "") ?? "nothing")
    }
    let isApart = seen == ["3 of 5", "5 of 5"]
    #expect(
      isApart,
      """
      In one app Slow Drip has 3 of 5, in another 5 of 5. Opened in both, it shows \(seen). The closure \
      that a root hands to its list should use that root's store.
      """)
    withExtendedLifetime(roots) {}
  }

  @Test("the list knows nothing of the details and the store")
  func knowsNoDetails() throws {
    let source = try LearnerSource.load("6.6")
    let list = [source.type("ShopListScreen"), source.body(of: "extension ShopListScreen")]
    let known = [
      "ShopScreens", "DetailsScreen", "VisitStoring", "ShopListRoot", "AnyObject", "Any",
    ]
    // A type parameter may be a screen, or something that the list asks by a protocol of its own.
    let head = source.lines(mentioning: "class ShopListScreen").filter { line in
      guard let name = line.firstMatch(of: /<\w+: (\w+)>/)?.1 else { return line.contains("<") }
      return name != "AppScreen" && !source.mentions("protocol \(name)")
    }
    let places =
      head + list.compactMap { $0 }.flatMap { part in known.flatMap(part.lines(mentioning:)) }
    let isUnknown = places.isEmpty
    #expect(
      isUnknown,
      """
      This test reads \(source.path). The list still knows more than its shops: \
      \(places.quoted). In an app of several modules that needs an import, and what the list only \
      passes on, even as `Any` or a type parameter, isn't its business. Take a closure that gives \
      back any AppScreen.
      """)
    let aliases = source.aliases(of: ["ShopScreens", "DetailsScreen", "VisitStoring"])
    let hasNoAliases = aliases.isEmpty
    #expect(
      hasNoAliases,
      """
      This test reads \(source.path). A given type has a second name there: \(aliases.quoted). The \
      list that uses it knows the type all the same.
      """)
  }

  @Test("what the list opens comes through its initializer")
  func leavesNoBackDoor() throws {
    let source = try LearnerSource.load("6.6")
    let outside = source.withoutType("ShopListRoot")
    let places = ["ShopListRoot.", "ShopListRoot("].flatMap(outside.lines(mentioning:))
    let isClosed = places.isEmpty
    #expect(
      isClosed,
      """
      This test reads \(source.path). There is a way around the initializer of the list: \
      \(places.quoted). If the list fetches something from a root, its initializer doesn't show what \
      it needs.
      """)
    let list = [source.type("ShopListScreen"), source.body(of: "extension ShopListScreen")]
    let later = list.compactMap { $0 }.flatMap { part in
      ["-> any AppScreen =", "-> Step =", "-> any AppScreen)?", "-> Step)?"].flatMap(
        part.lines(mentioning:))
    }
    let isNeeded = later.isEmpty
    #expect(
      isNeeded,
      """
      This test reads \(source.path). What the list opens may be left out there: \(later.quoted). \
      If it is forgotten, nothing says so. Take it in the initializer, without a default, and not \
      as an optional that is set later.
      """)
  }

  @Test("the list still works when its root is gone")
  func outlivesTheRoot() async throws {
    let source = try LearnerSource.load("6.6")
    let isUnowned = source.mentions("unowned")
    try #require(
      !isUnowned,
      """
      This test reads \(source.path), and finds `unowned`. If a shop is opened when the root is gone, \
      that ends the app. The closure needs the store and the screens: capture these.
      """)
    // Nothing else keeps the store.
    let list = ShopListRoot(
      screens: screens, store: VisitLedger([.of("Ada", to: "eb", rating: 5)])
    ).list(of: try await places.places())
    let seen = await list.opened(by: "open Early Bird")?.rating(of: "") ?? "nothing"
    let isOpened = seen == "5 of 5"
    #expect(
      isOpened,
      """
      A root has composed a list, and is gone. Early Bird has 5 of 5, is opened, \
      and shows \(seen). A closure that holds the root weakly has nothing to make a screen from: \
      capture what it needs, the store and the screens.
      """)
  }

  private var screens: ShopScreens {
    ShopScreens(account: "Ada", places: places, authenticator: NoDoor())
  }
}
