import Foundation
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

@Suite("The file of analytics")
struct AnalyticsFileTests {
  @Test("lines go to its end, also those of another instance")
  func lines() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "new/analytics.log")
      let file = AnalyticsFile(place)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "new").path))
      file.append("shown")
      file.append("rated stars=5")
      AnalyticsFile(place).append("shown")
      let lines = try String(contentsOf: place, encoding: .utf8)
      #expect(lines == "shown\nrated stars=5\nshown\n")
    }
  }

  @Test("where nothing can be kept, the line is lost, and nothing else happens")
  func lost() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "taken")
      try Data("mine".utf8).write(to: place)
      AnalyticsFile(place.appending(path: "analytics.log")).append("shown")
      #expect(try String(contentsOf: place, encoding: .utf8) == "mine")
    }
  }
}
