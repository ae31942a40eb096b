import StartScreen
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.2"), .serialized)
struct Exercise2_2 {
  @Test("a mild client knows a temperature above zero")
  func mild() async throws {
    let temperature = try await makeBannerClient(.mild).temperature()
    #expect(temperature.map { $0 > 0 } == true, "It's \(temperature.shown).")
  }

  @Test("a frosty client knows a temperature below zero")
  func frost() async throws {
    let temperature = try await makeBannerClient(.frost).temperature()
    #expect(temperature.map { $0 < 0 } == true, "It's \(temperature.shown).")
  }

  @Test("a client that knows no temperature answers with nil, and doesn't fail")
  func unknown() async {
    let text = await WeatherBanner(client: makeBannerClient(.unknown)).text()
    #expect(text == "No measurement yet.", "Knowing nothing is an answer, and not an error.")
  }

  @Test("a failed client throws, and the banner says why in a sentence")
  func failed() async {
    let client = makeBannerClient(.failed)
    for _ in 1...2 {
      let text = await WeatherBanner(client: client).text()
      #expect(text.hasPrefix("No weather. "), "It fails each time, so the banner has no weather.")
      let reason = text.dropFirst("No weather. ".count)
      #expect(
        !reason.contains(/^\w*(\(.*\))?$/),
        "Give the error a `description`, a sentence. The banner says: \(text)")
    }
  }
}

extension Double? {
  fileprivate var shown: String { map { "\($0) °C" } ?? "unknown" }
}
