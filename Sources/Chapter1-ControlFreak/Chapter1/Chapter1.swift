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
  }

  static let arguments = Arguments<Settings>(
    "swift run Chapter1",
    "Draws the map of Coffee Shops, or the week's weather, and a bill of what the screen reached for.",
    .option("screen", "SCREEN", \.screen, "Which screen: \(ScreenChoice.kind) (default: map)."),
    .option("refreshes", "N", \.refreshes, in: 1...1000, "Draw the map N times (default: 1)."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    switch settings.screen {
    case .map: await drawMap(times: settings.refreshes ?? 1)
    case .weather:
      if settings.refreshes != nil {
        arguments.refuse("--refreshes is for the map. In the weather screen, type refresh.")
      }
      await WeatherDemo.run(WeatherViewModel(), on: .standard)
    }
  }

  private static func drawMap(times: Int) async {
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    do {
      for number in 1...times {
        // A refresh takes the place of the screen before.
        if number > 1 { terminal.clear() }
        terminal.draw(try await MapScreen().body())
        terminal.write("")
      }
      terminal.write(Line(Bill.line))
    } catch {
      endProgram(
        .failure, message: "The map can't be drawn, because its database can't be read.\n\(error)")
    }
  }
}
