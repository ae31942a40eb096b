import ShopAnalytics
import TestSupport
import Testing

@Suite("Analytics")
struct AnalyticsTests {
  private struct Event: AnalyticsEvent {
    let key: String
    let parameters: [String: String]
  }

  @Test("each event is a line, its parameters in the order of their names")
  func lines() {
    let lines = CallRecorder<String>()
    let analytics = Analytics { lines.record($0) }
    analytics.send(Event(key: "shown", parameters: [:]))
    analytics.send(Event(key: "rated", parameters: ["shop": "7", "rating": "5", "late": "no"]))
    #expect(lines.calls == ["shown", "rated late=no rating=5 shop=7"])
  }
}
