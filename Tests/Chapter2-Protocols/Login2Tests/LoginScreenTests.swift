import AnalyticsProtocol2
import TestSupport
import Testing

@testable import Login2

@Suite("The login, version 2")
struct LoginScreenTests {
  let spy = EventHandlerSpy()
  let output = CallRecorder<String>()

  @Test("a login at the second attempt is reported from the beginning to the end")
  func success() throws {
    try screen(typed: ["Ada", "letmein", "Ada", "espresso"]).run()
    #expect(
      spy.sent.calls == [
        .init(key: "login.screen", parameters: [:]),
        .init(key: "login.attempt", parameters: ["number": "1"]),
        .init(key: "login.attempt", parameters: ["number": "2"]),
        .init(key: "login.succeeded", parameters: ["attempts": "2"]),
      ])
    #expect(output.calls.last == "Welcome, Ada.\n")
  }

  @Test("after three attempts it is over")
  func failure() throws {
    let wrong = ["Ada", "letmein", "", "espresso", "Ada", "Espresso"]
    let error = #expect(throws: TooManyAttempts.self) {
      try screen(typed: wrong + ["Ada", "espresso"]).run()
    }
    #expect("\(error, default: "")".hasPrefix("You aren't logged in: none of your three"))
    #expect(spy.sent.calls.count == 5)
    #expect(spy.sent.calls.last == .init(key: "login.failed", parameters: ["attempts": "3"]))
  }

  @Test("the end of input is no attempt", arguments: [[], ["Ada"]])
  func endOfInput(typed: [String]) throws {
    let error = #expect(throws: NoCredentials.self) { try screen(typed: typed).run() }
    #expect("\(error, default: "")".hasPrefix("You aren't logged in: the input ended"))
    #expect(spy.sent.calls == [.init(key: "login.screen", parameters: [:])])
  }

  @Test("the spaces around a name are no part of it, and without them it may be empty")
  func spaces() throws {
    try screen(typed: ["   ", "espresso", " Ada Byron  ", "espresso"]).run()
    #expect(output.calls.contains("The name is empty, or the password is wrong.\n"))
    #expect(output.calls.last == "Welcome, Ada Byron.\n")
  }

  @Test("neither the events nor the screen repeat a password")
  func secrecy() throws {
    try screen(typed: ["Ada", "swordfish", "Ada", "hunter2", "Ada", "espresso"]).run()
    for password in ["swordfish", "hunter2"] {
      #expect(!"\(spy.sent.calls) \(output.calls)".contains(password))
    }
    #expect(!"\(spy.sent.calls)".contains("espresso"))
  }

  private func screen(typed lines: [String]) -> LoginScreen {
    LoginScreen(events: spy, terminal: .scripted(lines, output: output))
  }
}

/// Keeps what it is sent.
struct EventHandlerSpy: EventHandlerProtocol {
  struct Event: Equatable {
    let key: String
    let parameters: [String: String]
  }

  let sent = CallRecorder<Event>()

  func send(key: String, parameters: [String: String]) {
    sent.record(Event(key: key, parameters: parameters))
  }
}
