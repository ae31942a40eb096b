import Foundation
import Testing

@testable import Chapter6

@Suite("The line above the map")
struct HeadlineTests {
  private func headline(hour: Int, weather: WeatherClient) -> Headline {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Headline(
      now: { Date(timeIntervalSince1970: Double(hour) * 3600) }, calendar: calendar,
      weather: weather)
  }

  @Test(
    "it greets by the time of day",
    arguments: [(5, "evening"), (6, "morning"), (12, "afternoon"), (18, "evening")])
  func greets(hour: Int, part: String) async {
    let text = await headline(hour: hour, weather: .bundled).text(for: "Ada")
    #expect(text == "Good \(part), Ada. It's 14.5 °C.")
  }

  @Test("without the weather it only greets")
  func fails() async {
    let weather = WeatherClient(temperature: { throw CancellationError() })
    #expect(await headline(hour: 8, weather: weather).text(for: "Ada") == "Good morning, Ada.")
  }
}
