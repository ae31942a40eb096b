import Forecasts
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter1

/// Nothing can be handed to these screens, so their tests only say what holds whatever is answered at
/// the station's address: it may be running on this machine or not.
@MainActor @Suite("The screens of chapter 1")
struct ScreensTests {
  let sentences = [
    problem(URLError(.cannotConnectToHost)), problem(ForecastError.notJSON(beginning: "<html>")),
  ]

  @Test("the map with its greeting and its bill fits a window")
  func mapFits() async throws {
    let lines = try await MapScreen().body().lines
    #expect(lines[0].text.contains("There are 7 coffee shops around you."))
    #expect(lines[1].text.contains(/^(Copenhagen: 14.5 °C|No weather: http)/))
    #expect(lines.map(\.width).max() ?? 0 <= 60)
    #expect(sentences.allSatisfy { "No weather: \($0)".count <= 60 })
    // An empty line and the bill follow, and the shell's prompt.
    #expect(lines.count + 3 <= 24)
  }

  @Test("every state of the weather screen fits a window")
  func weatherFits() throws {
    let states: [WeatherViewModel.State] =
      [.loading, .results(try BundledForecast.forecast())] + sentences.map { .failure(message: $0) }
    for lines in states.map(\.screen.lines) {
      #expect(lines[0].text == "Weather for Copenhagen")
      #expect(lines.map(\.width).max() ?? 0 <= 60)
      // An empty line, the bill, another empty line, and the one that is being typed.
      #expect(lines.count + 4 <= 24)
    }
  }

  @Test(
    "the answer takes the place of the word that it loads",
    arguments: [(60, 24), (80, 24), (120, 40)])
  func inPlace(columns: Int, rows: Int) async {
    let model = WeatherViewModel()
    let person = TestTerminal(columns: columns, rows: rows)
    let playing = Task { await WeatherDemo.run(model, on: person.terminal) }
    await model.answer()
    #expect(await person.misses("Loading…"))
    #expect(model.state != .loading)
    #expect(person.lines[0] == "Weather for Copenhagen")
    #expect(person.screen.contains("answers"))
    #expect(person.scrolledAway == 0)
    person.type("q\n")
    await playing.value
  }

  @Test("in a pipe each answer is awaited")
  func pipe() async {
    let output = CallRecorder<String>()
    await WeatherDemo.run(
      WeatherViewModel(), on: .scripted(["refresh", "nonsense"], output: output))
    let text = output.calls.joined()
    #expect(text.matches(of: /Weather for Copenhagen\n(Now|No weather)/).count == 2)
    #expect(!text.contains("Loading"))
    #expect(text.contains("There's no command 'nonsense'."))
  }

  @Test("help fits a window")
  func help() {
    #expect(Chapter1.arguments.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
