import Analytics1
import TestSupport
import Testing

@testable import Login1

@Suite("The login, version 1")
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
