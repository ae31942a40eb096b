import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

extension Exercise3_4 {
  @Test("as often as it was told to: each call counts its own tries")
  func keepsCallsApart() async throws {
    let (observatory, clock) = (Observatory(fails: { _ in true }), TestClock())
    let client = observatory.client.retrying(2, after: .seconds(5), clock: clock)
    let callers = Crowd(of: 4) { await WeatherEndpoint.forecast.ask(client) }
    for _ in 1...2 {
      try #require(
        await eventually { clock.sleeperCount == 4 },
        "Each of the four calls has two waits of its own.")
      await clock.advance(by: .seconds(5))
    }
    await callers.isServed()
    #expect(observatory.calls.count == 12, "Each of the four calls has three tries of its own.")
  }

  @Test("any answer is passed on, also an empty one")
  func passesEmptyAnswersOn() async throws {
    let client = WeatherClient(forecast: { try .of(20, at: $0) }, searchLocations: { _ in [] })
    let clock = ImmediateClock()
    let places = try await client.retrying(3, after: .seconds(5), clock: clock)
      .searchLocations(.copenhagen)
    #expect(places == [], "There's no place here, and that's an answer.")
    #expect(clock.sleeps == [], "Only an error is a failure.")
  }
}
