import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherScreen

@testable import Chapter2

@MainActor @Suite("The weather at a terminal")
struct WeatherSessionTests {
  func model(_ client: any WeatherClientProtocol) -> WeatherViewModel {
    WeatherViewModel(client: client, place: .here(.copenhagen, name: "Copenhagen"))
  }

  func session(
    _ model: WeatherViewModel, _ log: CallLog = CallLog(),
    now: @escaping () -> Date = { Date(timeIntervalSince1970: 0) }
  ) -> WeatherSession {
    WeatherSession(model: model, log: log, now: now)
  }

  @Test("what loads is replaced in its place", arguments: windows)
  func loading(columns: Int, rows: Int) async throws {
    let clock = TestClock()
    let person = TestTerminal(columns: columns, rows: rows)
    let model = model(SlowWeatherClient(by: .seconds(2), clock: clock))
    let playing = Task {
      await session(model).run(on: person.terminal)
    }
    for line in ["", "r\n", "refresh\n"] {
      person.type(line)
      #expect(await person.sees("quits\nLoading…"))
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(2))
      #expect(await person.sees("\nNow 14.5 °C"))
      #expect(!person.screen.contains("Loading…"))
    }
    #expect(person.scrolledAway == 0)
    person.type("quit\n")
    await playing.value
  }

  @Test("a refresh says when it was, also where the weather is the same")
  func refreshed() async throws {
    let times = [0.0, 61].map { Date(timeIntervalSince1970: $0) }
    var asked = 0
    let session = session(model(ManyDaysWeatherClient())) {
      asked += 1
      return times[asked - 1]
    }
    let person = TestTerminal(columns: 60)
    let playing = Task { await session.run(on: person.terminal) }
    #expect(await person.sees("quits\nNow 14.5 °C"))
    for time in times.map({ $0.formatted(date: .omitted, time: .standard) }) {
      person.type("refresh\n")
      #expect(await person.sees("Weather for Copenhagen  checked at \(time)\nr asks again"))
    }
    person.type("q\n")
    await playing.value
  }

  @Test("a month fits as far as there is room, and has no day twice", arguments: windows)
  func manyDays(columns: Int, rows: Int) async throws {
    let person = TestTerminal(columns: columns, rows: rows)
    let session = session(model(ManyDaysWeatherClient()))
    let playing = Task { await session.run(on: person.terminal) }
    #expect(await person.sees("2026-06-08 partly cloudy"))
    #expect(person.lines[0] == "Weather for Copenhagen")
    #expect(person.lines.count { $0.hasPrefix("Monday") } == 1)
    #expect(person.screen.contains(rows > 35 ? "2026-06-30" : "make the window taller"))
    #expect(person.scrolledAway == 0)
    person.type("q\n")
    await playing.value
  }

  @Test("a live failure is drawn by the screen")
  func liveFailure() async throws {
    // Nothing listens on this port. A stopped server's port might be taken by another test at once.
    let address = try #require(WebAddress(argument: "http://127.0.0.1:1"))
    var settings = WeatherDemo.Settings()
    (settings.client, settings.address) = (.live, address)
    let person = TestTerminal(columns: 60, rows: 24)
    let model = model(WeatherDemo.client(.live, settings))
    let playing = Task { await session(model).run(on: person.terminal) }
    while [.idle, .loading].contains(model.state) { await Task.yield() }
    #expect(await person.sees("\nNo weather. Nothing answers at http://"))
    #expect(await person.sees("swift run WeatherStation"))
    #expect(person.lines.last == ">")
    person.type("q\n")
    await playing.value
  }

  @Test("the calls are below the screen, the last ones only")
  func calls() async {
    let log = CallLog()
    let person = TestTerminal()
    let client = LoggingWeatherClient(EmptyWeatherClient()) { log.add($0) }
    let session = session(model(client), log)
    let playing = Task { await session.run(on: person.terminal) }
    #expect(
      await person.sees(
        "There is no forecast for Copenhagen.\n\n1. forecast(at: 55.68, 12.57)\n\n>"))
    for call in 1...5 { log.add("call \(call)") }
    #expect(
      await person.sees("Copenhagen.\n\n3. call 2\n4. call 3\n5. call 4\n6. call 5\n\n>"))
    person.type("q\n")
    await playing.value
  }

  @Test("options that don't go together are refused with a sentence")
  func refused() throws {
    let problem = { (words: [String]) in
      WeatherDemo.problem(try WeatherDemo.arguments.values(from: words, defaults: .init()))
    }
    #expect(try problem([]) == nil)
    #expect(try problem("--client mock --forecast failed".words) == nil)
    #expect(try problem("--client mock --forecast live --url http://127.0.0.1".words) == nil)
    #expect(try problem("--client mock --search empty --place X".words) == nil)
    #expect(try problem("--forecast failed".words)?.hasSuffix("add --client mock.") == true)
    #expect(try problem("--url http://127.0.0.1".words)?.hasSuffix("add --client live.") == true)
    #expect(
      try problem("--client mock --forecast mock".words)?.hasPrefix("The mock can't") == true)
    #expect(try problem("--client mock --search empty".words)?.hasSuffix("--place NAME.") == true)
    for name in ["", "  "] {
      #expect(try problem(["--place", name])?.hasPrefix("--place needs the name") == true)
    }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

private let windows = [(60, 24), (80, 24), (120, 40)]
