import Analytics3
import TestSupport
import Testing

@Suite("Analytics, version 3")
struct EventHandlerTests {
  @Test("an event is a line, with its parameters in the order of their names")
  func lines() {
    let written = CallRecorder<String>()
    let handler = EventHandler { written.record($0) }
    handler.send(ShopEvent(key: "shop.opened", parameters: [:]))
    handler.send(
      ShopEvent(
        key: "shop.rated", parameters: ["stars": "4", "shop": "Slow Drip", "by": "Ada"]))
    #expect(
      written.calls == [
        "event shop.opened", "event shop.rated by=Ada shop=Slow Drip stars=4",
      ])
  }
}

/// An event from a feature that analytics doesn't know.
private struct ShopEvent: EventProtocol {
  let key: String
  let parameters: [String: String]
}
