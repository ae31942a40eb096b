import Forecasts
import Foundation
import LoopbackHTTP
import TestSupport
import Testing

@testable import WeatherHTTP

@Suite("Weather connection, over HTTP")
struct WeatherConnectionTests {
  /// Asks for a forecast.
  func ask(
    _ base: URL, _ query: KeyValuePairs<String, String> = [:], timeout: Duration = .seconds(3600)
  ) async throws -> Forecast {
    try await WeatherConnection(timeout: timeout)
      .ask(base.appending(path: "v1/forecast"), query, decode: Forecast.init(json:))
  }

  /// Asks a server that answers so, and returns the error and the server's address.
  func error(
    timeout: Duration = .seconds(3600), _ response: HTTPResponse
  ) async throws -> (error: WeatherClientError, address: String) {
    try await withLoopbackServer(respond: { _ in response }) { baseURL, _ in
      let error = try await #require(throws: WeatherClientError.self) {
        try await ask(baseURL, timeout: timeout)
      }
      return (error, baseURL.absoluteString)
    }
  }

  @Test("asks once, and decodes the answer")
  func answer() async throws {
    let data = try BundledForecast.data()
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      let forecast = try await ask(baseURL, ["a": "1", "b": "2"])
      #expect(try forecast == BundledForecast.forecast())
      #expect(requests.calls.map(\.target) == ["/v1/forecast?a=1&b=2"])
    }
  }

  @Test(
    "every value arrives as it was typed",
    arguments: ["New York", "Malmö", "a&name=b", "1+1", "50 % #1?", "a=b", ""])
  func values(value: String) async throws {
    let data = try BundledForecast.data()
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      _ = try await ask(baseURL, ["name": value])
      let request = try #require(requests.calls.first)
      #expect(request.query("name") == value)
      #expect(request.queryItems.count == 1)
      #expect(!request.target.contains("+"), "Many servers read a plus as a blank.")
    }
  }

  @Test("a status of failure, with the service's reason")
  func reason() async throws {
    let body = Data(#"{"error":true,"reason":"Out for lunch."}"#.utf8)
    let (error, address) = try await error(.json(body, status: 500))
    #expect(error == .status(500, address: address, reason: "Out for lunch."))
  }

  @Test("a status of failure without a reason")
  func status() async throws {
    let (error, address) = try await error(.text("Sorry.", status: 404))
    #expect(error == .status(404, address: address, reason: nil))
  }

  @Test("an answer that is not what was asked for")
  func notUnderstood() async throws {
    let garbage = try await error(.text("<html>"))
    #expect(garbage.error == .notUnderstood(.notJSON(beginning: "<html>\n")))
    let incomplete = try await error(.json(Data("{}".utf8)))
    #expect(incomplete.error == .notUnderstood(.missing(field: "latitude")))
  }

  @Test("an answer that takes longer than the timeout, of which no fraction of a second is dropped")
  func timeout() async throws {
    let start = ContinuousClock.now
    let (error, address) = try await error(timeout: .milliseconds(900), .hanging)
    #expect(error == .timedOut(address: address, seconds: 1))
    #expect(ContinuousClock.now - start >= .milliseconds(900))
  }

  @Test("nobody at the address")
  func refused() async throws {
    // Nothing listens on this port. A stopped server's port might be taken by another test at once.
    let address = try #require(URL(string: "http://127.0.0.1:1"))
    await #expect(throws: WeatherClientError.notReachable(address: "http://127.0.0.1:1")) {
      try await ask(address)
    }
  }

  @Test("cancelling the task cancels the request")
  func cancellation() async throws {
    try await withLoopbackServer(respond: { _ in .hanging }) { baseURL, requests in
      let task = Task { _ = try await ask(baseURL) }
      await requests.waitForCalls(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("asks for each thing at its own address")
  func addresses() {
    let service = WeatherService.openMeteo
    #expect(service.forecasts.absoluteString == "https://api.open-meteo.com/v1/forecast")
    #expect(service.locations.absoluteString == "https://geocoding-api.open-meteo.com/v1/search")
    #expect(service.nearby.absoluteString == "https://photon.komoot.io/reverse")
    for base in ["http://127.0.0.1:8417", "http://127.0.0.1:8417/"].compactMap(URL.init(string:)) {
      let station = WeatherService(at: base)
      #expect(station.forecasts.absoluteString == "http://127.0.0.1:8417/v1/forecast")
      #expect(station.locations.absoluteString == "http://127.0.0.1:8417/v1/search")
      #expect(station.nearby.absoluteString == "http://127.0.0.1:8417/reverse")
    }
  }
}
