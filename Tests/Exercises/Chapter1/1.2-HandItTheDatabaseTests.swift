import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.2"))
struct Exercise1_2 {
  @Test("the map shows the database that it is given")
  func showsItsDatabase() async {
    let map = makeMap(of: ShopDatabase(names: ["The Yellow Cup", "Bean There"]))
    let markers = await map.markers()
    #expect(
      markers == ["* Bean There", "* The Yellow Cup"],
      """
      The map was given a database with Bean There and The Yellow Cup, and shows \(markers). \
      Accepting a database is not enough: the map must keep it, and markers() must ask it.
      """)
  }

  @Test("an empty database makes an empty map")
  func showsAnEmptyDatabase() async {
    let markers = await makeMap(of: ShopDatabase(names: [])).markers()
    #expect(
      markers.isEmpty,
      """
      The map was given an empty database, and shows \(markers). They come from another \
      database. To be empty is an answer too: do not replace it with one that looks better.
      """)
  }

  @Test("two maps keep their two databases")
  func keepsMapsApart() async {
    let north = makeMap(of: ShopDatabase(names: ["North Roast"]))
    let south = makeMap(of: ShopDatabase(names: ["South Steam"]))
    let markers = await [north.markers(), south.markers(), north.markers()]
    // What else is shown belongs to a test that has set the same static at the same time.
    let isOwn = !Set(markers.joined()).isDisjoint(with: ["* Slow Drip", "* Copper Kettle"])
    let cause =
      isOwn
      ? "These shops come from another database, which neither map was given."
      : """
      It looks as if they share one database. Each map needs a stored property of its own, not a \
      static or a global.
      """
    #expect(
      markers == [["* North Roast"], ["* South Steam"], ["* North Roast"]],
      """
      Two maps, made one after the other from two databases, should show North Roast, South \
      Steam and again North Roast. They show \(markers). \(cause)
      """)
  }

  @Test("a shop that is added later appears")
  func asksEachTime() async {
    let database = ShopDatabase(names: ["Early Bird"])
    let map = makeMap(of: database)
    let before = await map.markers()
    await database.add("Late Riser")
    let after = await map.markers()
    #expect(
      [before, after] == [["* Early Bird"], ["* Early Bird", "* Late Riser"]],
      """
      The map shows \(before), then Late Riser is added to its database, and the map shows \
      \(after). Keep the database that the map is given, not a copy of what was in it.
      """)
  }

  @Test("nobody can leave the database out")
  func asksForTheDatabase() throws {
    let map = makeMap(of: ShopDatabase(names: []))
    let works = try canBeMade(like: map, .init())
    #expect(
      !works,
      """
      CoffeeMap() still works: somebody can make a map without naming a database, and gets one \
      that they did not choose. Look for a default, an optional, or a second initializer.
      """)
  }

  @Test("your part of the file creates no database, and the map has one")
  func createsNone() throws {
    let source = try LearnerSource.load("1.2")
    let yours = source.without("actor ShopDatabase")
    let gaps = ["ShopDatabase?", "ShopDatabase!"].flatMap(yours.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). A map may be without a database there: \(gaps.quoted). What \
      would it show then?
      """)
    let creations = [
      "ShopDatabase(", "ShopDatabase.init", "ShopDatabase = .init", "database: .init", "?? .init",
    ].flatMap(yours.lines(mentioning:))
    #expect(
      creations.isEmpty,
      """
      This test reads \(source.path). A database is still created there: \(creations.quoted). \
      Whoever makes a map chooses its database, and nobody in this file makes one for them.
      """)
  }
}

extension CoffeeMap: Probed {}
