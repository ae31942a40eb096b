import Forecasts
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter1

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Nothing can be passed to these screens, so the tests check only what holds whether or not a
/// weather station is running on this machine.
@MainActor @Suite("The screens of chapter 1")
struct ScreensTests {
  let sentences = [
    problem(URLError(.cannotConnectToHost)), problem(URLError(.timedOut)),
    problem(ForecastError.notJSON(beginning: "<html>")),
    problem(ForecastError.refused(reason: "The station was told to answer with status 503.")),
  ]

  @Test("the map with its greeting and its bill fits a window")
  func mapFits() async throws {
    let lines = try await MapScreen().body().lines
    #expect(lines[0].text.contains("There are 7 coffee shops around you."))
    #expect(lines[1].text.contains(/^(Copenhagen: 14.5 °C|No weather: (Nothing|http))/))
    #expect(lines.enumerated().allSatisfy { $0 == 1 || $1.width <= 60 })
    // The banner may take two lines. An empty line, the bill and the shell's prompt follow it.
    #expect(sentences.allSatisfy { Line("No weather: \($0)").wrapped(to: 60).count <= 2 })
    #expect(lines.count + 4 <= 24)
  }

  @Test("a refresh that changes nothing adds only a bill")
  func refreshes() async {
    let output = CallRecorder<String>()
    await Chapter1.draw(times: 3, on: .scripted(output: output)) { Screen(["The map"]) }
    let lines = output.calls.joined().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["The map", ""])
    #expect(lines.dropFirst(2).dropLast().count == 3)
  }

  @Test("each failure has a sentence of its own, and no answer says how to start the station")
  func problems() {
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.filter { $0.contains("swift run WeatherStation") } == [sentences[0]])
    #expect(
      sentences[0]
        == "Nothing answers at http://127.0.0.1:8417. Start the weather station with: swift run WeatherStation"
    )
    #expect(sentences[1] == "http://127.0.0.1:8417 took too long to answer.")
    #expect(sentences[3].contains("status 503"))
  }

  @Test("a slow station doesn't hold up the map for a minute")
  func timeout() {
    #expect(MapScreen.session.configuration.timeoutIntervalForRequest == 2)
  }

  @Test("every state of the weather screen fits a window")
  func weatherFits() throws {
    let states: [WeatherViewModel.State] =
      [.loading, .results(try BundledForecast.forecast())] + sentences.map { .failure(message: $0) }
    for lines in states.map({ $0.screen.lines.flatMap { $0.wrapped(to: 60) } }) {
      #expect(lines[0].text == "Weather for Copenhagen")
      #expect(lines.map(\.width).max() ?? 0 <= 60)
      // The bill, the keys, and the line that is being typed, each after an empty line.
      #expect(lines.count + 6 <= 24)
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
    #expect(person.screen.contains("r asks again, q quits"))
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
    #expect(!text.contains("q quits"))
    #expect(text.contains("There's no command 'nonsense'."))
  }

  @Test("help fits a window")
  func help() {
    #expect(Chapter1.arguments.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "the old map says for each option why it can't, and the repaired one can",
    arguments: [
      (["--hour", "20"], "reads the computer's clock itself: set that to 20:00."),
      (["--shops", "none"], "opens coffee-shops.json itself: delete the shops there."),
      (
        ["--temperature", "-10"],
        "asks http://127.0.0.1:8417 itself: make its forecast say -10 °C."
      ),
      (["--port", "9000"], "has port 8417 in its code: write 9000 there."),
    ])
  func refused(option: [String], reason: String) throws {
    var settings = try Chapter1.arguments.values(from: option, defaults: Chapter1.Settings())
    #expect(settings.refusal == "MapScreen \(reason)\nOr use --screen repaired-map.")
    settings.screen = .weather
    #expect(settings.refusal?.hasPrefix("The other options are for the maps.") == true)
    settings.screen = .repairedMap
    #expect(settings.refusal == nil)
  }

  @Test("what a screen can do isn't refused")
  func accepted() {
    #expect(Chapter1.Settings(refreshes: 3).refusal == nil)
    #expect(Chapter1.Settings(screen: .weather).refusal == nil)
    #expect(Chapter1.Settings(screen: .weather, refreshes: 3).refusal != nil)
  }
}
