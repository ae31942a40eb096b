import TerminalUI
import TestSupport
import Testing
import WeatherFeature

@testable import WeatherDevApp

@MainActor @Suite("The weather previews")
struct GalleryTests {
  @Test("all of them, each below its name")
  func everything() async {
    let text = await Gallery.everything().text
    let parts = text.components(separatedBy: "--- ").dropFirst()
    #expect(
      parts.map { $0.prefix { $0 != "\n" } } == WeatherPreviews.allCases.map { $0.rawValue[...] })
    #expect(parts.first?.contains("Now 14.5 °C") == true)
    #expect(parts.dropFirst().first?.contains("Now −10.0 °C") == true)
    #expect(text.contains("--- restricted\nWeather\nNo location. This device doesn't allow it."))
  }

  @Test("in a pipe, line by line; after the last comes the first")
  func lines() async {
    let output = CallRecorder<String>()
    await Gallery(.denied).run(
      on: .scripted(["next", "next", "back", "refresh", "x"], output: output))
    let text = output.calls.joined()
    #expect(text.hasPrefix("Weather\nNo location. You don't let"))
    #expect(text.contains("\n> next\nWeather\nNo location. This device"))
    #expect(text.contains("\n> next\nWeather for Copenhagen\nNow 14.5 °C"))
    #expect(text.contains("\n\n> back\nWeather\nNo location. This"))
    #expect(text.contains("\n> refresh\nNothing has changed.\n"))
    #expect(text.hasSuffix("\n> x\nThere's no command 'x'. Type help for a list of commands.\n"))
  }

  @Test("at a terminal the arrow keys lead through all of them")
  func arrows() async {
    let person = TestTerminal(columns: 60)
    let gallery = Gallery(.happyPath)
    let playing = Task { await gallery.run(on: person.terminal) }
    for (index, preview) in WeatherPreviews.allCases.enumerated() {
      #expect(await person.sees("Preview \(index + 1) of 11: \(preview.rawValue)"))
      #expect(person.lines[0].hasPrefix("Weather"))
      #expect(await person.sees("→ or next goes on"))
      person.press(.right)
    }
    #expect(await person.sees("Preview 1 of 11: happy-path"))
    person.press(.left)
    #expect(await person.sees("Preview 11 of 11: restricted"))
    #expect(await person.sees("This device doesn't allow it."))
    #expect(person.scrolledAway == 0)
    person.endInput()
    await playing.value
  }
}
