import Foundation
import LocationClient
import TerminalUI
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3

@MainActor @Suite("The weather demo at a terminal")
struct TerminalTests {
  /// Runs the demo until the body returns.
  func play(
    _ window: Window, client: WeatherClient = .bundled,
    status: LocationClient.AuthorizationStatus = .whileInUse,
    now: @escaping () -> Date = { Date(timeIntervalSince1970: 0) },
    _ body: (TestTerminal) async -> Void
  ) async throws {
    let person = TestTerminal(columns: window.columns, rows: window.rows)
    let session = try session(person.terminal, client: client, status: status, now: now)
    let playing = Task { await session.run() }
    await body(person)
    #expect(person.scrolledAway == 0)
    person.endInput()
    await playing.value
  }

  @Test("the whole screen fits, its title first and its commands below", arguments: Window.all)
  func fits(window: Window) async throws {
    try await play(window) { person in
      #expect(await person.sees("Sunday"))
      #expect(person.lines[0] == "Weather for Copenhagen")
      #expect(person.lines[1] == "Now 14.5 °C, partly cloudy, wind 12.0 km/h")
      #expect(await person.sees("refresh  locate  allow  revoke  offline  online  help  quit\n\n>"))
      person.type("help\n")
      #expect(await person.sees("take the permission back"))
      #expect(person.lines.last == ">")
      person.type("\n")
      #expect(await person.sees("Weather for Copenhagen\nNow 14.5 °C"))
    }
  }

  @Test(
    "asks for permission; a word answers, or its first letter",
    arguments: Window.all,
    [
      ("a", "Weather for Copenhagen"), ("always", "Weather for Copenhagen"),
      ("W", "Weather for Copenhagen"), ("no", "No location."),
    ])
  func asks(window: Window, answer: (word: String, line: String)) async throws {
    try await play(window, status: .notDetermined) { person in
      #expect(await person.sees("May Weather know where you are?"))
      #expect(
        await person.sees("Type always, while (only while Weather is running) or no."))
      #expect(await person.sees("One letter is enough."))
      #expect(person.lines[0] == "Weather")
      person.type("\(answer.word)\n")
      #expect(await person.sees(answer.line))
      #expect(await person.misses("May Weather know"))
    }
  }

  @Test("a no can be taken back, by a word that begins like an answer", arguments: Window.all)
  func allow(window: Window) async throws {
    try await play(window, status: .notDetermined) { person in
      #expect(await person.sees("May Weather know where you are?"))
      person.type("n\n")
      #expect(await person.sees("No location."))
      person.type("allow\n")
      #expect(await person.sees("Weather may know where you are while it runs."))
      #expect(await person.misses("No location."))
      person.type("locate\n")
      #expect(await person.sees("Weather for Copenhagen"))
    }
  }

  @Test("a refresh says when it was, also where the weather is the same", arguments: Window.all)
  func refreshed(window: Window) async throws {
    let times = [0.0, 61].map { Date(timeIntervalSince1970: $0) }
    let titles = times.map { time in
      "Weather for Copenhagen  checked at \(time.formatted(date: .omitted, time: .standard))\nNow"
    }
    var asked = 0
    try await play(
      window,
      now: {
        asked += 1
        return times[asked - 1]
      }
    ) { person in
      #expect(await person.sees("Weather for Copenhagen\nNow 14.5 °C"))
      for title in titles {
        person.type("refresh\n")
        #expect(await person.sees(title))
      }
      person.type("offline\n")
      #expect(await person.sees("Weather for Copenhagen\nOffline."))
      person.type("online\n")
      #expect(await person.sees("Weather for Copenhagen\nNow"))
    }
  }

  @Test("what is allowed after a no is not an empty screen", arguments: Window.all)
  func allowed(window: Window) async throws {
    try await play(window, status: .denied) { person in
      #expect(await person.sees("No location."))
      person.type("allow\n")
      #expect(await person.sees("Weather\nWeather doesn't know where you are yet."))
      person.type("locate\n")
      #expect(await person.sees("Weather for Copenhagen\nNow"))
    }
  }

  @Test("what changes nothing says why, below a screen that stays", arguments: Window.all)
  func says(window: Window) async throws {
    try await play(window) { person in
      #expect(await person.sees("Sunday"))
      person.type("offline\n")
      #expect(await person.sees("Offline. The weather comes back when the network does."))
      person.type("refresh\n")
      #expect(await person.sees("There's no network, so nothing can be refreshed."))
      #expect(person.lines[0] == "Weather for Copenhagen")
      person.type("revoke\n")
      #expect(await person.sees("Permission revoked. Weather still shows the last place."))
      person.type("locate\n")
      #expect(await person.sees("You don't let Weather know where you are."))
      person.type("locate\n")
      #expect(await person.sees("You haven't allowed it. Type allow first."))
    }
  }

  @Test(
    "a broken endpoint shows, with the recipe, until `mend` ends it", arguments: Window.all)
  func broken(window: Window) async throws {
    try await play(window) { person in
      #expect(await person.sees("Weather for Copenhagen\nNow"))
      person.type("break forecast\n")
      #expect(await person.sees("Weather for Copenhagen\nNo weather."))
      #expect(await person.sees("\n\nClient: bundled, but its forecast fails\n\n"))
      person.type("mend\n")
      #expect(await person.sees("Weather for Copenhagen\nNow"))
      #expect(await person.misses("Client"))
    }
  }

  @Test("what is typed survives a change of the network, and of the window's size")
  func typing() async throws {
    try await play(Window(columns: 80, rows: 24)) { person in
      #expect(await person.sees("Sunday"))
      person.type("ref")
      #expect(await person.sees("> ref"))
      person.resize(columns: 60, rows: 24)
      #expect(await person.sees("> ref"))
      #expect(await person.sees("Weather for Copenhagen"))
    }
  }

  @Test("no word is cut where the window is narrower than a sentence", arguments: Window.all)
  func wraps(window: Window) async throws {
    try await play(window, status: .denied) { person in
      #expect(await person.sees("No location."))
      let text = person.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(
        text.contains("You don't let Weather know where you are. Allow it, then locate again."))
      #expect(person.lines.allSatisfy { $0.count <= window.columns })
    }
  }
}
