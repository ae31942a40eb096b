import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.6"), .serialized)
struct Exercise1_6 {
  @Test("the front page shows the thermometer that it is made with", arguments: [-4, 31])
  func showsItsThermometer(degrees: Int) {
    #expect(
      makeFrontPage(thermometer: Thermometer { degrees }).text()
        == "Coffee Shops. Copenhagen: \(degrees)°",
      "Hand the thermometer on, down to the banner.")
  }

  @Test("each of two front pages asks its own thermometer each time")
  func keepsPagesApart() {
    let degrees = Mutex(5)
    let rising = makeFrontPage(thermometer: Thermometer { degrees.withLock { $0 } })
    let frozen = makeFrontPage(thermometer: Thermometer { 0 })
    #expect(rising.text() == "Coffee Shops. Copenhagen: 5°", "The other page was made later.")
    degrees.withLock { $0 = 12 }
    #expect(rising.text() == "Coffee Shops. Copenhagen: 12°", "Keep the thermometer, not a number.")
    #expect(frozen.text() == "Coffee Shops. Copenhagen: 0°", "Its own thermometer hasn't changed.")
  }

  @Test("the app itself still runs on the live thermometer")
  func runsOnTheLiveOne() {
    #expect(startApp() == "Coffee Shops. Copenhagen: 19°", "The entry point chooses it.")
  }

  @Test("no page and no banner works without a thermometer")
  func asksForTheThermometer() throws {
    let page = makeFrontPage(thermometer: Thermometer { 0 })
    // The compiler takes your initializer, if there is one like this, or else one that throws.
    let works = [
      "WeatherBanner()": try canBeMade(WeatherBanner().text() as String),
      "WeatherBanner(city:)": try canBeMade(WeatherBanner(city: "Aarhus").text() as String),
      "FrontPage()": try canBeMade(like: page, .init()),
    ]
    #expect(
      works.filter(\.value).keys.sorted() == [], "These work, and nobody has chosen a thermometer.")
  }

  @Test("only the entry point names the live thermometer")
  func namesLiveOnce() throws {
    let yours = try LearnerSource.load("1.6").without("func startApp").without("struct Thermometer")
    #expect(
      yours.lines(mentioning: ".live") == [], "Its caller gets it without having chosen it.")
  }
}

extension WeatherBanner: Probed {}
extension FrontPage: Probed {}

extension Probed {
  fileprivate init(city: String) throws { throw NotThere() }

  /// A banner may well take its thermometer with each call.
  fileprivate func text() throws -> String { throw NotThere() }
}
