import Analytics2
import TestSupport
import Testing

@Suite("Analytics, version 2")
struct EventHandlerTests {
  @Test("an event is a line, with its parameters in the order of their names")
  func lines() {
    let written = CallRecorder<String>()
    let handler = EventHandler { written.record($0) }
    handler.send(key: "shop.opened", parameters: [:])
    handler.send(key: "shop.rated", parameters: ["stars": "4", "shop": "Slow Drip", "by": "Ada"])
    #expect(
      written.calls == [
        "event shop.opened", "event shop.rated by=Ada shop=Slow Drip stars=4",
      ])
  }
}
