import Foundation
import LocationClient
import LocationClientLive
import TerminalUI
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3

@MainActor @Suite("The weather demo's command line")
struct Chapter3Tests {
  func settings(_ words: String...) throws -> Settings {
    try Chapter3.arguments.values(from: words, defaults: Settings())
  }

  @Test("a script of one's own begins with the question, unless one says otherwise")
  func gps() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "walk.gps")
      try Data("answer denied\nfix 56.16 10.21\n".utf8).write(to: file)
      let asked = try settings("--gps", file.path).locationManager()
      #expect(asked.authorizationStatus == .notDetermined)
      #expect(!asked.leavesAnswerToOwner)
      let told = try settings("--gps", file.path, "--location", "always").locationManager()
      #expect(told.authorizationStatus == .always)
    }
    let bundled = try settings().locationManager()
    #expect(bundled.authorizationStatus == .whileInUse)
    #expect(bundled.leavesAnswerToOwner)
  }

  @Test("a script that is wrong is an error with its name and its line")
  func wrongScript() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "walk.gps")
      #expect(throws: GPSScriptError.unreadable(path: file.path)) {
        try settings("--gps", file.path).locationManager()
      }
      try Data("# A walk.\nfix 56.16\n".utf8).write(to: file)
      let error = #expect(throws: GPSScriptError.self) {
        try settings("--gps", file.path).locationManager()
      }
      #expect(
        "\(error, default: "")".hasPrefix("Line 2 of walk.gps isn't understood: \"fix 56.16\""))
    }
  }

  @Test("after a live failure a script gets an exit code, and a person doesn't")
  func failure() async throws {
    let live = try settings("--client", "live")
    let person = TestTerminal()
    let session = try session(person.terminal, client: .failed)
    let playing = Task { await session.run() }
    #expect(await person.sees("No weather. The weather service is out of order."))
    person.type("quit\n")
    person.endInput()
    await playing.value

    let state = session.model.state
    #expect(!Chapter3.hasFailed(state, live, on: person.terminal))
    let pipe = Terminal.scripted(output: CallRecorder())
    #expect(Chapter3.hasFailed(state, live, on: pipe))
    #expect(!Chapter3.hasFailed(state, try settings(), on: pipe))
  }
}
