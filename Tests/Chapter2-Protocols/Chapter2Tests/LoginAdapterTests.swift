import Analytics1
import Login3
import TestSupport
import Testing

@testable import Chapter2

@Suite("An adapter between the login and analytics")
struct LoginAdapterTests {
  @Test("each event arrives once, with its key and all parameters")
  func passesEventsOn() throws {
    let written = CallRecorder<String>()
    let adapter = LoginAdapter(analytics: EventHandler { written.record($0) })
    let typed = ["Ada", "espresso"]
    try LoginScreen(events: adapter, terminal: .scripted(typed, output: CallRecorder())).run()
    #expect(
      written.calls == [
        "event login.screen", "event login.attempt number=1", "event login.succeeded attempts=1",
      ])
  }
}
