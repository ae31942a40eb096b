import TerminalUI

/// The demo of chapter 1: a screen that builds everything it needs.
@main
enum Chapter1 {
  struct Settings {
    var refreshes = 1
  }

  static func main() async {
    let arguments = Arguments<Settings>(
      "swift run Chapter1",
      "Draws the map of Coffee Shops, and a bill of what the screen reached for.",
      .option("refreshes", "N", \.refreshes, in: 1...1000, "Draw the screen N times (1)."))
    let settings = arguments.valuesOrExit(Settings())
    let terminal = Terminal.standard
    do {
      for _ in 0..<settings.refreshes {
        terminal.draw(try await MapScreen().body())
        terminal.write("")
      }
      for line in Bill.lines { terminal.write(Line(line)) }
    } catch {
      endProgram(
        .failure, message: "The map cannot be drawn: its database cannot be read.\n\(error)")
    }
  }
}
