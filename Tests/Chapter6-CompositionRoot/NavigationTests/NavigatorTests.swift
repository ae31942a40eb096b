import Navigation
import Observation
import TerminalUI
import TestSupport
import Testing

/// A screen that shows its name, and how often it has come to the top.
@MainActor
private final class Room: AppScreen {
  let name: String
  let doors: [String: () -> Step]
  private var appearances = 0

  init(_ name: String, doors: [String: () -> Step] = [:]) {
    self.name = name
    self.doors = doors
  }

  var body: Screen { Screen(["\(name) \(appearances)"]) }
  let commands = [ScreenCommand("knock", "asks who is there")]
  func appear() async { appearances += 1 }

  func read(_ line: String) async -> Step {
    if line == "knock" { return .ask("Who? ") { .say("Hello, \($0).") } }
    if line == "whisper" { return .ask("What? ", isSecret: true) { .say("\($0.count) letters.") } }
    return doors[line]?() ?? .unknown
  }
}

@Suite("Navigator")
@MainActor
struct NavigatorTests {
  private func play(
    _ lines: [String], home: @escaping @MainActor () throws -> any AppScreen
  ) async throws -> String {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output), home: home).run()
    return output.calls.joined()
  }

  private func house() -> Room {
    Room("hall", doors: ["stairs": { .open(Room("attic", doors: ["out": { .back }])) }])
  }

  @Test func `a screen covers another one, which comes back`() async throws {
    let shown = try await play(["stairs", "out", "stairs", "back"]) { self.house() }
    #expect(
      shown.split(separator: "\n").filter { !$0.hasPrefix(">") }
        == ["hall 1", "attic 1", "hall 2", "attic 1", "hall 3"])
  }

  @Test func `the first screen has nothing behind it`() async throws {
    let shown = try await play(["back", "help"]) { self.house() }
    #expect(shown.contains("There's no command 'back'. Type help for a list of commands."))
    #expect(!shown.contains("go back to the screen before"))
    #expect(shown.contains("knock  asks who is there\nhelp   show this list; or ?\n"))
  }

  @Test func `the app starts again`() async throws {
    var homes = 0
    let shown = try await play(["in", "again"]) {
      homes += 1
      return Room(
        "home \(homes)", doors: ["in": { .open(Room("room", doors: ["again": { .home }])) }])
    }
    #expect(shown.hasSuffix("home 2 1\n"))
  }

  @Test func `a screen may ask, also in secret`() async throws {
    let shown = try await play(["knock", "Ada", "whisper", "hunter2", "knock"]) { self.house() }
    #expect(shown.contains("Who? Ada\nHello, Ada.\n"))
    #expect(shown.contains("What?\n7 letters.\n"))
    #expect(!shown.contains("hunter2"))
    #expect(shown.hasSuffix("Cancelled: nothing has changed.\n"))
  }
}
