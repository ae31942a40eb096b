import Forecasts
import Foundation
import LoopbackHTTP
import TerminalUI

/// The demo of chapter 1: screens that build everything they need.
@main
enum Chapter1 {
  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if let refusal = settings.refusal { endProgram(.usage, message: refusal) }
    let times = settings.refreshes ?? 1
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    switch settings.screen {
    case .map: await draw(times: times, on: terminal, MapScreen().body)
    case .repairedMap:
      let ownStation = settings.temperature.map { station(at: $0, port: settings.port ?? 0) }
      let address = "http://127.0.0.1:\(ownStation?.port ?? settings.port ?? 8417)"
      let map = Result { try repairedMap(settings, address: address) }
      await draw(times: times, on: terminal) { try await map.get().body() }
      ownStation?.stop()
    case .weather: await WeatherDemo.run(WeatherViewModel(), on: .standard)
    }
  }

  // snippet.repaired-map
  static func repairedMap(_ settings: Settings, address: String) throws -> Repaired.MapScreen {
    Repaired.MapScreen(
      database: try Repaired.CoffeeShopsDatabase(file: settings.shops.file),
      station: Repaired.WeatherStation(address: address, session: MapScreen.session),
      calendar: .current,
      now: {
        Bill.add(.clock)
        return settings.time ?? Date()
      })
  }
  // snippet.end

  /// Starts a weather station where it's always this cold or warm.
  static func station(at temperature: Int, port: Int) -> LoopbackServer {
    do {
      let forecast = try BundledForecast.data(
        BundledForecast.data(), temperature: { _ in Double(temperature) })
      return try LoopbackServer.start(port: port) { _ in .json(forecast) }
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  /// Draws the map once, and again only if a refresh has changed it.
  static func draw(
    times: Int, on terminal: Terminal, _ map: @Sendable () async throws -> Screen
  ) async {
    do {
      var shown: Screen?
      for _ in 1...times {
        let screen = try await map()
        if screen != shown { terminal.draw(Screen(screen.lines + [""])) }
        shown = screen
        terminal.write(Line(Bill.line))
      }
    } catch {
      endProgram(
        .failure, message: "The map can't be drawn, because its database can't be read.\n\(error)")
    }
  }
}
