import Forecasts
import Foundation
import LoopbackHTTP
import TestSupport
import Testing

@testable import Chapter1

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The repaired map of chapter 1")
struct RepairedMapScreenTests {
  /// The station's answer, with −10 °C.
  let frost: Data

  init() throws {
    frost = try BundledForecast.data(BundledForecast.data(), temperature: { _ in -10 })
  }

  // snippet.repaired-test
  @Test("an evening at −10 °C in a city without coffee shops, whenever this test runs")
  func emptyCity() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "no-shops.json")
      try Data("[]".utf8).write(to: file)

      try await withLoopbackServer(respond: { [frost] _ in .json(frost) }) { address, _ in
        let screen = Repaired.MapScreen(
          database: try .init(file: file),
          station: .init(address: address.absoluteString, session: .shared),
          calendar: .utc,
          now: { Date(timeIntervalSince1970: 20 * 3600) })

        let lines = await screen.body().lines.map(\.text)
        #expect(lines[0] == "Good evening. There are 0 coffee shops around you.")
        #expect(lines[1] == "Copenhagen: -10.0 °C, wind 12.0 km/h.")
      }
    }
  }
  // snippet.end

  @Test(
    "the greeting goes by the clock and the calendar that the screen is given",
    arguments: [(5, "evening"), (6, "morning"), (12, "afternoon"), (18, "evening")])
  func greeting(hour: Int, word: String) async throws {
    try await withTemporaryFolder { folder in
      let screen = try screen(
        shops: "[]", in: folder, hour: hour, address: "http://127.0.0.1:1")
      #expect(await screen.body().lines[0].text.hasPrefix("Good \(word)."))
    }
  }

  @Test("the demo's options show the same evening")
  func options() async throws {
    let settings = Chapter1.Settings(hour: 20, shops: .none)
    let station = Chapter1.station(at: -10, port: 0)
    defer { station.stop() }
    let screen = try Chapter1.repairedMap(settings, address: station.baseURL.absoluteString)
    let lines = await screen.body().lines.map(\.text)
    #expect(lines[0] == "Good evening. There are 0 coffee shops around you.")
    #expect(lines[1] == "Copenhagen: -10.0 °C, wind 12.0 km/h.")
  }

  @Test("two screens keep what each was given")
  func twoScreens() async throws {
    let shop = #"{"name": "Slow Drip", "latitude": 1, "longitude": 2}"#
    try await withTemporaryFolder { folder in
      let one = try screen(shops: "[\(shop)]", in: folder, hour: 8, address: "http://127.0.0.1:1")
      let none = try screen(shops: "[]", in: folder, hour: 20, address: "http://127.0.0.1:1")
      #expect(await one.body().text.contains("A  Slow Drip, not rated"))
      #expect(await !none.body().text.contains("Slow Drip"))
      #expect(await one.body().lines[0].text.hasPrefix("Good morning."))
    }
  }

  @Test("an address at which nothing answers is named in the banner")
  func noStation() async throws {
    try await withTemporaryFolder { folder in
      let screen = try screen(shops: "[]", in: folder, hour: 8, address: "http://127.0.0.1:1")
      let banner = await screen.body().lines[1].text
      #expect(banner.hasPrefix("No weather: Nothing answers at http://127.0.0.1:1."))
      #expect(banner.hasSuffix("swift run WeatherStation --port 1"))
    }
  }

  private func screen(
    shops: String, in folder: URL, hour: Int, address: String
  ) throws -> Repaired.MapScreen {
    let file = folder.appending(path: "\(UUID()).json")
    try Data(shops.utf8).write(to: file)
    return Repaired.MapScreen(
      database: try .init(file: file), station: .init(address: address, session: .shared),
      calendar: .utc, now: { Date(timeIntervalSince1970: Double(hour) * 3600) })
  }
}

extension Calendar {
  /// In Greenwich, whatever this machine's time zone is.
  fileprivate static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
