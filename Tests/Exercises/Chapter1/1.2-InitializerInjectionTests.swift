import MapParts
import TerminalUI
import TestSupport
import Testing

@testable import Chapter1Exercises

// One test at a time: otherwise, what a wrong answer keeps in a static depends on their order.
@Suite(.exercise("1.2"), .serialized)
struct Exercise1_2 {
  @Test("the screen shows the shops of the database that it is given")
  func showsItsDatabase() {
    let shops = [CoffeeShop.nightOwl, .longWayHome, .dockside]
    let text = makeMapScreen(database: CoffeeShopsDatabase(shops: shops)).body().text
    let isRight = text == screen(of: shops)
    #expect(
      isRight,
      """
      The screen was given a database with Night Owl, Long Way Home and Dockside. \
      \(explanation(text, shops))
      """)
    guard isRight else { return }

    let kiosks = (1...30).map { (number: Int) -> CoffeeShop in
      CoffeeShop(
        "Kiosk \(number)", latitude: 56 + Double(number * 7 % 30) / 100,
        longitude: 10 + Double(number) / 100, rating: number % 5 + 1)
    }
    let all = kiosks + [kiosks[0]]
    let long = makeMapScreen(database: CoffeeShopsDatabase(shops: all)).body().text
    // One that shows the shops of another database fails in the tests of that.
    let showsOthers = !long.contains(kiosks[0].name)
    let showsAll = showsOthers || long == screen(of: all)
    #expect(
      showsAll,
      """
      The screen was given a database with 31 shops, of which the last equals the first. It begins \
      "\(long.firstLine)", and its legend has \(names(in: long).count) shops. It should count and \
      show all 31, in the database's order, even those that look alike.
      """)
  }

  @Test("an empty database makes an empty map")
  func showsAnEmptyDatabase() {
    let text = makeMapScreen(database: CoffeeShopsDatabase(shops: [])).body().text
    let isRight = text == screen(of: [])
    #expect(
      isRight,
      """
      The screen was given an empty database. It should have 5 lines: \
      "\(screen(of: []).firstLine)", and 4 of an empty map. It has \(lineCount(of: text)), shows \
      \(shops(in: text)), and begins: \(text.firstLine) A city without coffee shops is an answer, \
      too: show it in the same words as any other number, and put nothing in its place.
      """)
  }

  @Test("each of two screens keeps its own database")
  func keepsScreensApart() {
    let night = makeMapScreen(database: CoffeeShopsDatabase(shops: [.nightOwl]))
    let dock = makeMapScreen(database: CoffeeShopsDatabase(shops: [.dockside]))
    let shown = [night, dock, night].map { shops(in: $0.body().text) }
    let isRight = shown == ["Night Owl", "Dockside", "Night Owl"]
    #expect(
      isRight,
      """
      One screen was made for a database with Night Owl, then another one for a database with \
      Dockside. Drawn in turn, they should show Night Owl, Dockside and Night Owl again. They \
      show \(shown.joined(separator: ", then ")). It looks as if they share one database, or what was \
      read from one: each screen needs a database of its own, in a stored property, and nothing in \
      a static or a global.
      """)
  }

  @Test("a shop that's added later, with `add(_:)`, appears")
  func asksEachTime() {
    let database = CoffeeShopsDatabase(shops: [.nightOwl])
    let map = makeMapScreen(database: database)
    database.add(.dockside)
    let first = map.body().text
    database.add(.longWayHome)
    let second = map.body().text
    let all = [CoffeeShop.nightOwl, .dockside, .longWayHome]
    let isRight = first == screen(of: Array(all.prefix(2))) && second == screen(of: all)
    #expect(
      isRight,
      """
      A screen is made for a database with Night Owl. Then Dockside is added, and the screen shows \
      \(shops(in: first)). Then Long Way Home is added, and it shows \(shops(in: second)). The first \
      lines are "\(first.firstLine)" and "\(second.firstLine)". Shops and number should follow the \
      database. Keep the database itself, no copy of its shops or their number, and ask it in body().
      """)
    let isNew = CoffeeShopsDatabase(shops: [])
    let early = makeMapScreen(database: isNew)
    let before = early.body().text
    isNew.add(.dockside)
    isNew.add(.longWayHome)
    let after = shops(in: early.body().text)
    let isFilled = before != screen(of: []) || after == "Dockside, Long Way Home"
    #expect(
      !isRight || isFilled,
      """
      A screen is made for an empty database, and shows no shop. Then Dockside and Long Way Home \
      are added, and the same screen shows \(after). It should show both: ask the database each \
      time, even if it was empty before.
      """)
    let one = makeMapScreen(database: CoffeeShopsDatabase(shops: [.nightOwl])).body().text
    let isRightForOne = one == screen(of: [.nightOwl])
    #expect(
      !isRight || isRightForOne,
      """
      The screen was given a database with Night Owl alone. \(explanation(one, [.nightOwl]))
      """)
    demonstrate(
      """
      With an empty database:
      \(makeMapScreen(database: CoffeeShopsDatabase(shops: [])).body().text)
      With Night Owl and Dockside:
      \(makeMapScreen(database: CoffeeShopsDatabase(shops: [.nightOwl, .dockside])).body().text)
      """)
  }

  @Test("no screen can be made without a database")
  func asksForTheDatabase() throws {
    let screen = makeMapScreen(database: CoffeeShopsDatabase(shops: []))
    let works = try canBeMade(like: screen, .init())
    #expect(
      !works,
      """
      MapScreen() still works: a screen can be made without naming a database, and has none, or \
      one that its caller didn't choose. Look for a property with a value, an optional `var` \
      which begins as nil, a default argument, or a second initializer.
      """)
    let source = try LearnerSource.load("1.2")
    let gaps = [
      "CoffeeShopsDatabase?", "CoffeeShopsDatabase!", "Optional<CoffeeShopsDatabase",
      // A list may be empty.
      "[CoffeeShopsDatabase]",
    ].flatMap(source.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). A screen may be without a database there: \(gaps.quoted). \
      What would it show then?
      """)
    // The database's type may have another name in the source.
    let holes = Mirror(reflecting: screen).children
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
      .filter { "\(type(of: $0.value))".contains(/CoffeeShopsDatabase|->/) }.compactMap(\.label)
      .filter { !$0.hasPrefix("$__lazy_storage") }
    #expect(
      works || !gaps.isEmpty || holes.isEmpty,
      """
      A screen may be without a database: its property \(holes.quoted) is optional. What would it \
      show then?
      """)
  }

  @Test("none of your code creates a database")
  func createsNone() throws {
    let source = try LearnerSource.load("1.2")
    // Wherever the type is known, `.init` is enough to create one.
    let known = [
      "CoffeeShopsDatabase", "CoffeeShopsDatabase {", "CoffeeShopsDatabase = {", "Self", "Self {",
      "database:",
    ]
    let places =
      [
        "CoffeeShopsDatabase(", "CoffeeShopsDatabase.init", "?? .init", "MapScreen(.init()",
        "Self(shops", "Self()",
      ] + known.flatMap { ["\($0) .init()", "\($0) = .init", "\($0) return .init()"] }
    // An alias is another name for the type.
    let aliases = source.aliases(of: /CoffeeShopsDatabase/)
    // The grid, too, is made by `.init(shops:)`, and so is one that is handed to a function.
    let byShops = source.lines(mentioning: ".init(shops")
    let takers = source.lines(mentioning: ": MapGrid").flatMap { line in
      line.matches(of: /func (\w+)\(_ \w+: MapGrid/).map { "\($0.1)(" }
        + line.matches(of: /(\w+)(?: \w+)?: MapGrid/).flatMap { ["\($0.1):", "\($0.1) ="] }
    }
    let grids =
      (["=", "{", "{ return", "{ get {", "{ get { return"].map { "MapGrid \($0)" } + takers)
      .flatMap { source.lines(mentioning: "\($0) .init(shops") }
      + source.lines(mentioning: "MapGrid.init(shops")
    let creations =
      (places + aliases.flatMap { ["\($0)(", "\($0).init"] }).flatMap(source.lines(mentioning:))
      + (byShops.count > grids.count ? byShops.filter { !grids.contains($0) } : [])
    #expect(
      creations.isEmpty,
      """
      This test reads \(source.path). A database is still created there: \(creations.quoted). The \
      caller chooses the database, and nothing in this file should make one, not even for a preview.
      """)
  }

  /// What a screen of these shops is.
  private func screen(of shops: [CoffeeShop]) -> String {
    let map = MapGrid(shops: shops)
    let lines: [Line] =
      ["There are \(shops.count) coffee shops around you."] + map.lines + map.legend
    return Screen(lines).text
  }

  /// The names on a screen, in its order.
  private func shops(in text: String) -> String {
    let names = names(in: text)
    return names.isEmpty ? "no shop" : names.joined(separator: ", ")
  }

  private func names(in text: String) -> [String] {
    text.matches(of: /(?m)^[A-Z]  (.+), (?:\d of 5|not rated)$/).map { String($0.1) }
  }

  private func lineCount(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  private func explanation(_ text: String, _ given: [CoffeeShop]) -> String {
    let right = screen(of: given)
    if !text.isEmpty, right.hasPrefix(text) {
      return """
        The first \(lineCount(of: text)) of \(lineCount(of: right)) lines are right, and the \
        others are missing: the count, the map and the legend are all part of the screen.
        """
    }
    let names = given.map(\.name).filter(text.contains)
    if names.count < given.count, !names.isEmpty {
      return "It shows \(shops(in: text)). It should show all three, in the database's order."
    }
    guard shops(in: text) == shops(in: right) else {
      return """
        It shows \(shops(in: text)). The screen must take a database, keep it in a stored \
        property, and ask it in body().
        """
    }
    let lines = zip(
      text.split(separator: "\n", omittingEmptySubsequences: false),
      right.split(separator: "\n", omittingEmptySubsequences: false))
    let difference = lines.first { $0 != $1 }
    return """
      It shows these shops, but one line differs from what it was before: "\(difference?.0 ?? "")" \
      instead of "\(difference?.1 ?? "")". The grid, the legend and the count all come from that \
      one database, and the texts stay as they are.
      """
  }
}

extension MapScreen: Probed {}

extension CoffeeShop {
  fileprivate static let nightOwl = CoffeeShop(
    "Night Owl", latitude: 56.162, longitude: 10.200, rating: 4)
  fileprivate static let longWayHome = CoffeeShop(
    "Long Way Home", latitude: 56.148, longitude: 10.231, rating: nil)
  fileprivate static let dockside = CoffeeShop(
    "Dockside", latitude: 56.151, longitude: 10.214, rating: 2)
}

extension String {
  fileprivate var firstLine: Substring {
    prefix { $0 != "\n" }
  }
}
