import Forecasts
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

@Suite(.exercise("3.4"), .serialized)
struct Exercise3_4 {
  private let clock = ImmediateClock()

  @Test(
    "if the first try succeeds, its answer is passed on at once, and there's no second try",
    arguments: WeatherEndpoint.allCases)
  func answersAtOnce(endpoint: WeatherEndpoint) async {
    let observatory = Observatory()
    let client = observatory.client.retrying(3, after: .milliseconds(5), clock: clock)
    let answer = await endpoint.ask(client)
    #expect(answer == endpoint.answer(1), "Pass the client's answer on.")
    #expect(observatory.calls.count == 1, "There's nothing to try again after an answer.")
    #expect(clock.sleeps == [], "Only a failure is followed by a wait.")
  }

  @Test(
    "after a failure it waits on the given clock, then asks the same question again",
    arguments: WeatherEndpoint.allCases)
  func asksAgain(endpoint: WeatherEndpoint) async {
    let observatory = Observatory(fails: { $0 == 1 })
    let client = observatory.client.retrying(3, after: .milliseconds(5), clock: clock)
    let malmö = Coordinate(latitude: 55.6, longitude: 13)
    let answer = await endpoint.ask(client, at: malmö)
    #expect(answer == endpoint.answer(2), "The second try succeeds: the caller gets its answer.")
    #expect(clock.sleeps == [.milliseconds(5)], "Wait once, for `delay`, on the given clock.")
    let asked = endpoint.asked(at: malmö)
    #expect(observatory.calls.calls == [asked, asked], "Both tries ask the same question.")
  }

  @Test(
    "it tries again as often as it was told to and waits only before a new try",
    arguments: WeatherEndpoint.allCases, [0, 2, 5])
  func countsTries(endpoint: WeatherEndpoint, retries: Int) async {
    let observatory = Observatory(fails: { _ in true })
    let client = observatory.client.retrying(retries, after: .milliseconds(7), clock: clock)
    for _ in 1...2 { _ = await endpoint.ask(client) }
    #expect(
      observatory.calls.count == 2 * (1 + retries),
      "Each of two calls has all its retries, and the first try isn't one.")
    let waits = Array(repeating: Duration.milliseconds(7), count: 2 * retries)
    #expect(clock.sleeps == waits, "One wait before each retry, all of them as long as `delay`.")
  }

  @Test("when all tries fail, the last error is passed on", arguments: WeatherEndpoint.allCases)
  func passesTheErrorOn(endpoint: WeatherEndpoint) async {
    let observatory = Observatory(fails: { _ in true })
    let client = observatory.client.retrying(2, after: .milliseconds(5), clock: clock)
    let answer = await endpoint.ask(client)
    #expect(answer == "NoSignal(call: 3)", "The caller gets the error of the third and last try.")
  }

  @Test(
    "a caller cancelled while it waits gets a CancellationError at once, and nothing more is asked",
    arguments: WeatherEndpoint.allCases)
  func endsWithItsCaller(endpoint: WeatherEndpoint) async throws {
    let (observatory, clock) = (Observatory(fails: { _ in true }), TestClock())
    let client = observatory.client.retrying(3, after: .milliseconds(5), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    try #require(await eventually { clock.sleeperCount == 1 }, "It waits on the given clock.")
    caller.giveUp()
    try #require(await caller.isServed(), "A cancelled caller isn't kept waiting.")
    #expect(caller.answers.calls == ["CancellationError()"], "Let the sleep's error through.")
    #expect(observatory.calls.count == 1, "Nothing is asked for a caller that's gone.")
  }
}
