import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

// One test at a time: otherwise, what a wrong answer keeps in a static depends on their order.
@Suite(.exercise("1.6"), .serialized)
struct Exercise1_6 {
  @Test("the front page shows the thermometer that it is made with", arguments: [-4, 31, -60, 104])
  func showsItsThermometer(degrees: Int) {
    let text = makeFrontPage(thermometer: Thermometer { degrees }).text()
    let isRight = text == "Coffee Shops. Copenhagen: \(degrees)°"
    #expect(
      isRight,
      """
      The page was made with a thermometer that shows \(degrees) degrees. It should say "Coffee \
      Shops. Copenhagen: \(degrees)°" but says "\(text)". \
      \(text.contains("19°")
        ? "The 19 degrees come from the live one. Hand the thermometer on, down to the banner."
        : [-4, 31, -60, 104].contains { text.contains(" \($0)°") }
          ? "Another page's thermometer shows that: each page needs a banner and a thermometer of "
            + "its own. Keep none in a static, or by city."
          : "Leave the number and the texts as they are, even below zero.")
      """)
  }

  @Test("each of two front pages asks its own thermometer each time")
  func keepsPagesApart() {
    let degrees = Mutex(5)
    let changing = makeFrontPage(thermometer: Thermometer { degrees.withLock { $0 } })
    let frozen = makeFrontPage(thermometer: Thermometer { 0 })
    let before = [changing.text(), frozen.text()]
    degrees.withLock { $0 = 12 }
    let after = [changing.text(), frozen.text()]
    let shown = (before + after).map { $0.replacing("Coffee Shops. Copenhagen: ", with: "") }
    let isRight = shown == ["5°", "0°", "12°", "0°"]
    #expect(
      isRight,
      """
      One thermometer rises from 5 to 12 degrees, another stays at 0. Their pages \
      show \(shown[0]) and \(shown[1]), and then \(shown[2]) and \(shown[3]). Each banner should ask \
      its own thermometer, whenever its text is needed.
      """)
    demonstrate(
      """
      a thermometer in January   \(makeFrontPage(thermometer: Thermometer { -10 }).text())
      one that rises             \(before[0])
                                 \(after[0])
      the app itself             \(startApp())
      """)
  }

  @Test("the app itself still runs on the live thermometer")
  func runsOnTheLiveOne() throws {
    let text = startApp()
    let source = try LearnerSource.load("1.6")
    let entryPoint = try #require(
      source.body(of: "func startApp"),
      "This test reads \(source.path) and finds no startApp(). It is given, and should stay.")
    let isRight = text == "Coffee Shops. Copenhagen: 19°" && entryPoint.mentions(".live")
    #expect(
      isRight,
      """
      startApp() shows "\(text)". It should name the live thermometer, as it did, and show its 19 \
      degrees: one place has to choose, and that is the entry point.
      """)
  }

  @Test("nothing can be made without a thermometer")
  func asksForTheThermometer() throws {
    // It would crash below, and say less.
    guard try expectNoGap() else { return }
    let page = makeFrontPage(thermometer: Thermometer { 0 })
    let ways = [
      ("WeatherBanner()", try canBeMade(WeatherBanner().text() as String)),
      ("WeatherBanner(city:)", try canBeMade(WeatherBanner(city: "Aarhus").text() as String)),
      ("FrontPage()", try canBeMade(like: page, .init())),
    ]
    let yours = try LearnerSource.load("1.6")
    // The seam of these tests can't be made without one, so the compiler can't be asked.
    let seam =
      yours.mentions("func makeFrontPage(thermometer: Thermometer =") ? ["makeFrontPage()"] : []
    let open = ways.filter(\.1).map(\.0) + seam
    #expect(
      open.isEmpty,
      """
      This still works without a thermometer: \(open.joined(separator: ", ")). Look for a default, \
      an optional, or another initializer, perhaps in an extension.
      """)
    let lists = yours.without("func startApp").without("struct Thermometer")
      .lines(mentioning: "[Thermometer]")
    #expect(
      !open.isEmpty || lists.isEmpty,
      """
      This test reads \(yours.path). A list of thermometers may be empty: \(lists.quoted). A \
      page with an empty one has no thermometer. Ask for one thermometer instead.
      """)
    let holes = Mirror(reflecting: page).children
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
      .filter { "\(type(of: $0.value))".contains(/WeatherBanner|Thermometer|->/) }
      .compactMap(\.label).filter { !$0.hasPrefix("$__lazy_storage") }
    #expect(
      !open.isEmpty || holes.isEmpty,
      """
      FrontPage has an optional property: \(holes.quoted). So a page can be made with nil there, \
      and without a thermometer.
      """)
  }

  @Test("only the entry point names the live thermometer")
  func namesLiveOnce() throws {
    let yours = try LearnerSource.load("1.6").without("func startApp").without("struct Thermometer")
    let places = [".live", "= live", "{ live", "return live", "?? live"]
      .flatMap(yours.lines(mentioning:))
    #expect(
      places.isEmpty,
      """
      This test reads \(yours.path). The live thermometer is also named there: \(places.quoted). \
      The caller of that code gets it without having chosen it.
      """)
  }

  @Test("your code makes no thermometer, and no thermometer is optional")
  func leavesNoBackDoor() throws {
    guard try expectNoGap() else { return }
    let yours = try LearnerSource.load("1.6").without("func startApp").without("struct Thermometer")
    let gaps = ["() -> Int = {", "() -> Int) = {", "() -> Int)?"].flatMap(yours.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(yours.path). The thermometer's closure has a default there, or is \
      optional: \(gaps.quoted). A caller who leaves it out gets a thermometer that they \
      haven't chosen, or none.
      """)

    // A type followed by a brace is not always a thermometer that is made.
    let made = ["=", "(", "{", "[", "return", "in", "??", "(thermometer:", ", thermometer:"]
      .map { "\($0) Thermometer {" }
    // Where the type is known, `.init` is enough to make one.
    let known = [
      "Thermometer { .init", "Thermometer { return .init", "Thermometer = .", "Thermometer] = [.",
      "Self { .init {", "Self { return .init {", "Self = .", "Self(degrees", "= Self {",
      "{ Self {", "return Self {",
    ]
    // An alias is another name for the type.
    let aliases = yours.aliases(of: /Thermometer/).map { "\($0)(" }
    let doors =
      ([
        "Thermometer(", "Thermometer.init", "thermometer: .init", ".init(degrees", ", .init {",
      ] + made + known + aliases).flatMap(yours.lines(mentioning:))
      .filter { !$0.contains("self.init(degrees: thermometer.degrees") }
      // It is named there, and not made.
      .filter { !$0.contains("Thermometer = .live") }
    // The line with the brace says less than the one that makes it.
    let lines = doors.filter { !$0.hasSuffix("{") || doors.allSatisfy { $0.hasSuffix("{") } }
    #expect(
      doors.isEmpty,
      """
      This test reads \(yours.path). A thermometer is made there: \(lines.quoted). The caller \
      chooses the thermometer, and nothing in your part should make one, not even for a preview.
      """)
    let others = ["startApp", "func makeFrontPage()"].flatMap(yours.lines(mentioning:))
    #expect(
      others.isEmpty,
      """
      This test reads \(yours.path). A back door is left there: \(others.quoted). Its caller \
      isn't asked for a thermometer.
      """)
  }

  /// Expects no optional thermometer, and says whether there is none.
  private func expectNoGap() throws -> Bool {
    let yours = try LearnerSource.load("1.6").without("func startApp").without("struct Thermometer")
    // An alias is another name for the type, or for its closure's.
    let aliases = yours.aliases(of: /(?:Thermometer|.*-> Int)/)
    let gaps =
      (["Thermometer?", "Thermometer!", "Optional<Thermometer"]
      + aliases.flatMap { ["\($0)?", "\($0)!"] })
      .flatMap(yours.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(yours.path). The thermometer is optional there: \(gaps.quoted). While \
      it's nil, the banner has none to ask, or takes another. The type without the question mark \
      or exclamation mark makes the compiler ask for one.
      """)
    return gaps.isEmpty
  }
}

extension WeatherBanner: Probed {}
extension FrontPage: Probed {}

extension Probed {
  fileprivate init(city: String) throws {
    throw NotThere()
  }

  /// A banner may well take its thermometer with each call.
  fileprivate func text() throws -> String {
    throw NotThere()
  }
}
