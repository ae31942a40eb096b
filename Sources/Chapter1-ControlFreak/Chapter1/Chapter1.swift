import Basics
import Foundation
import TerminalUI

/// The demo of chapter 1: screens that build everything they need.
@main
enum Chapter1 {
  struct Settings {
    var screen = ScreenChoice.map
    var refreshes: Int?
  }

  enum ScreenChoice: String, ArgumentChoice {
    case map, weather
    case repairedMap = "repaired-map"
  }

  static let arguments = Arguments<Settings>(
    "swift run Chapter1",
    "Draws the map of Coffee Shops, or the week's weather, and a bill of what the screen reached for.",
    .option("screen", "SCREEN", \.screen, "Which screen: \(ScreenChoice.kind) (default: map)."),
    .option("refreshes", "N", \.refreshes, in: 1...1000, "Draw the map N times (default: 1)."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    switch settings.screen {
    case .map: await draw(times: settings.refreshes ?? 1) { MapScreen().body }
    case .repairedMap: await draw(times: settings.refreshes ?? 1) { try repairedMap().body }
    case .weather:
      if settings.refreshes != nil {
        arguments.refuse("--refreshes is for the map. On the weather screen, type refresh.")
      }
      await WeatherDemo.run(WeatherViewModel(), on: .standard)
    }
  }

  // snippet.repaired-map
  private static func repairedMap() throws -> Repaired.MapScreen {
    Repaired.MapScreen(
      database: try Repaired.CoffeeShopsDatabase(file: Bundle.module.resource("coffee-shops.json")),
      station: Repaired.WeatherStation(
        address: "http://127.0.0.1:8417", session: MapScreen.session),
      calendar: .current,
      now: {
        Bill.add(.clock)
        return Date()
      })
  }
  // snippet.end

  private static func draw(
    times: Int, _ makeMap: @Sendable () throws -> @Sendable () async throws -> Screen
  ) async {
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    do {
      let map = try makeMap()
      for number in 1...times {
        // Each refresh replaces the previous screen.
        if number > 1 { terminal.clear() }
        terminal.draw(try await map())
        terminal.write("")
      }
      terminal.write(Line(Bill.line))
    } catch {
      endProgram(
        .failure, message: "The map can't be drawn, because its database can't be read.\n\(error)")
    }
  }
}
