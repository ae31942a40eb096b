import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.6"))
struct Exercise1_6 {
  @Test("the front page shows the thermometer that it is made with", arguments: [-4, 31])
  func showsItsThermometer(degrees: Int) {
    let text = makeFrontPage(thermometer: Thermometer { degrees }).text()
    #expect(
      text == "Coffee Shops. Copenhagen: \(degrees)°",
      """
      The page was made with a thermometer that shows \(degrees) degrees, and says "\(text)". The \
      thermometer has to travel from makeFrontPage(thermometer:) to the banner. 19 degrees would \
      come from the live one.
      """)
  }

  @Test("two front pages keep their two thermometers")
  func keepsPagesApart() {
    let degrees = Mutex(5)
    let changing = makeFrontPage(thermometer: Thermometer { degrees.withLock { $0 } })
    let frozen = makeFrontPage(thermometer: Thermometer { 0 })
    let before = [changing.text(), frozen.text()]
    degrees.withLock { $0 = 12 }
    let after = [changing.text(), frozen.text()]
    #expect(
      (before + after).map { $0.replacing("Coffee Shops. Copenhagen: ", with: "") }
        == ["5°", "0°", "12°", "0°"],
      """
      One thermometer rises from 5 to 12 degrees, another stays at 0. Their pages say \(before), \
      and then \(after). Each banner should ask its own thermometer, whenever its text is needed.
      """)
  }

  @Test("the app itself still runs on the live thermometer")
  func runsOnTheLiveOne() throws {
    let text = startApp()
    let source = try LearnerSource.load("1.6")
    let entryPoint = try #require(
      source.body(of: "func startApp"),
      "This test reads \(source.path) and finds no startApp(). It is given, and should stay.")
    #expect(
      text == "Coffee Shops. Copenhagen: 19°" && entryPoint.mentions(".live"),
      """
      startApp() shows "\(text)". It should name the live thermometer, as it did, and show its 19 \
      degrees: somebody has to choose, and that is the entry point.
      """)
  }

  @Test("only the entry point names the live thermometer")
  func namesLiveOnce() throws {
    let source = try LearnerSource.load("1.6")
    let rest = source.without("func startApp")
    let declaration = rest.lines(mentioning: "static let live = Thermometer(")
    let places = [".live", "= live", "{ live", "return live", "?? live"]
      .flatMap(rest.lines(mentioning:)).filter { !declaration.contains($0) }
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). The live thermometer is also named there: \(places.quoted). \
      Whoever comes that way gets it without having chosen it.
      """)
  }

  @Test("nobody can leave the thermometer out")
  func asksForTheThermometer() throws {
    let page = makeFrontPage(thermometer: Thermometer { 0 })
    let ways = [
      ("WeatherBanner()", try canBeMade(WeatherBanner())),
      ("WeatherBanner(city:)", try canBeMade(WeatherBanner(city: "Aarhus"))),
      ("FrontPage()", try canBeMade(like: page, .init())),
    ]
    let open = ways.filter(\.1).map(\.0)
    #expect(
      open.isEmpty,
      """
      This still works without a thermometer: \(open.joined(separator: ", ")). Look for a default, \
      an optional, or another initializer, perhaps in an extension.
      """)
  }

  @Test("your part of the file has no back door")
  func leavesNoBackDoor() throws {
    let source = try LearnerSource.load("1.6")
    let yours = source.without("func startApp").without("struct Thermometer")
    let optional = [
      "Thermometer?", "Thermometer!", "Optional<Thermometer", "() -> Int = {", "() -> Int) = {",
      "() -> Int)?",
    ]
    let gaps = optional.flatMap(yours.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). The thermometer may be left out there: \(gaps.quoted). \
      That moves the choice to a place where nobody looks, whatever is chosen there.
      """)

    // A type followed by a brace is not always a thermometer that is made.
    let made = ["=", "(", "return", "??", "(thermometer:", ", thermometer:"]
      .map { "\($0) Thermometer {" }
    let doors =
      ([
        "startApp", "func makeFrontPage()", "Thermometer(", "Thermometer.init", "Thermometer = .",
        "thermometer: .init",
      ] + made)
      .flatMap(yours.lines(mentioning:))
    #expect(
      doors.isEmpty,
      """
      This test reads \(source.path). A back door is left there: \(doors.quoted). Whoever comes \
      that way is not asked for a thermometer.
      """)
  }
}

extension WeatherBanner: Probed {}
extension FrontPage: Probed {}

extension Probed {
  fileprivate init(city: String) throws {
    throw NotThere()
  }
}
