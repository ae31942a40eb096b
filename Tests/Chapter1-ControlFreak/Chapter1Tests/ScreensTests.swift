import Forecasts
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter1

@MainActor @Suite("The screens of chapter 1", .serialized)
struct ScreensTests {
  init() { StationDouble.start() }

  @Test("the map with its greeting and its bill fits a window, whatever the station answers")
  func mapFits() async throws {
    for body in [try BundledForecast.data(), Data("lunch".utf8), nil] {
      StationDouble.start()
      let drawn = Task { try await MapScreen().body() }
      #expect(await eventually { StationDouble.count == 1 })
      StationDouble.answer(1, with: body)
      let lines = try await drawn.value.lines + ["", Line(Bill.line)]
      #expect(lines.count < 24, "The shell's prompt needs a line, too.")
      #expect(lines.map(\.width).max() ?? 0 <= 60)
      #expect(lines[0].text.contains("There are 7 coffee shops around you."))
      #expect(lines[1].text.hasPrefix(body?.count ?? 0 > 100 ? "Copenhagen: 14.5" : "No weather: "))
    }
  }

  @Test(
    "the weather screen fits, and takes the place of the word that it loads", arguments: windows)
  func weatherFits(columns: Int, rows: Int) async throws {
    let person = TestTerminal(columns: columns, rows: rows)
    let playing = Task { await WeatherDemo.run(on: person.terminal) }
    #expect(await person.sees("Loading…"))
    #expect(await eventually { StationDouble.count == 1 })
    StationDouble.answer(1, with: try BundledForecast.data())
    #expect(await person.sees("Sunday     mostly clear    12.0 °C to  21.0 °C"))
    #expect(!person.screen.contains("Loading…"))
    person.type("r")
    #expect(await eventually { StationDouble.count == 2 })
    StationDouble.answer(2, with: nil)
    #expect(await person.sees("No weather. http://127.0.0.1:8417 gives no answer."))
    #expect(person.lines[0] == "Weather for Copenhagen")
    #expect(person.scrolledAway == 0)
    person.type("q\n")
    await playing.value
  }

  @Test("in a pipe each answer is awaited")
  func pipe() async throws {
    let output = CallRecorder<String>()
    let playing = Task {
      await WeatherDemo.run(on: .scripted(["refresh"], output: output))
    }
    for (number, word) in [(1, "Sunday"), (2, "No weather.")] {
      #expect(await eventually { StationDouble.count == number })
      StationDouble.answer(number, with: number == 1 ? try BundledForecast.data() : nil)
      #expect(await eventually { output.calls.last?.contains(word) == true })
    }
    await playing.value
    #expect(!output.calls.joined().contains("Loading"))
  }

  // Chapter 2 has the same test the other way round: there, an answer that comes too late changes
  // nothing.
  @Test("an old answer overtakes a new one, since no task is kept")
  func overtaken() async throws {
    let model = WeatherViewModel()
    model.refresh()
    #expect(await eventually { StationDouble.count == 1 })
    model.refresh()
    #expect(await eventually { StationDouble.count == 2 })
    StationDouble.answer(2, with: try BundledForecast.data())
    await model.answer()
    #expect(model.state == .results(try BundledForecast.forecast()))
    StationDouble.answer(1, with: nil)
    #expect(await eventually { model.state != .results((try? BundledForecast.forecast())!) })
    #expect(model.state == .failure(message: "http://127.0.0.1:8417 gives no answer."))
  }

  @Test("help fits a window")
  func help() {
    #expect(Chapter1.arguments.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

private let windows = [(60, 24), (80, 24), (120, 40)]
