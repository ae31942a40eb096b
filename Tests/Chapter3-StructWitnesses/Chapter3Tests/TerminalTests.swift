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
  ) async {
    let person = TestTerminal(columns: window.columns, rows: window.rows)
    let session = session(person.terminal, client: client, status: status, now: now)
    let playing = Task { await session.run() }
    await body(person)
    #expect(person.scrolledAway == 0)
    person.endInput()
    await playing.value
  }

  @Test("the whole screen fits, its title first and its commands below", arguments: Window.all)
  func fits(window: Window) async {
    await play(window) { person in
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

  @Test("asks for permission, and a letter answers", arguments: Window.all)
  func asks(window: Window) async {
    await play(window, status: .notDetermined) { person in
      #expect(await person.sees("May Weather know where you are?"))
      #expect(
        await person.sees("Type always, while (only while Weather is running) or no."))
      #expect(await person.sees("One letter is enough."))
      #expect(person.lines[0] == "Weather")
      person.type("a\n")
      #expect(await person.sees("Weather for Copenhagen"))
      #expect(await person.misses("May Weather know"))
    }
  }

  @Test("a refresh says when it was, also where the weather is the same", arguments: Window.all)
  func refreshed(window: Window) async {
    let times = [0.0, 61].map { Date(timeIntervalSince1970: $0) }
    let titles = times.map { time in
      "Weather for Copenhagen  checked at \(time.formatted(date: .omitted, time: .standard))\nNow"
    }
    var asked = 0
    await play(
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

}
