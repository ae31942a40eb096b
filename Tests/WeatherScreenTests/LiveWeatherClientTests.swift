import Forecasts
import Foundation
import LoopbackHTTP
import TestSupport
import Testing

@testable import WeatherScreen

@Suite("Live weather client, over HTTP")
struct LiveWeatherClientTests {
  /// One of the two endpoints, so that each misfortune is tried with both.
  enum Endpoint: CaseIterable {
    case forecast, search

    func ask(_ client: LiveWeatherClient) async throws {
      switch self {
      case .forecast: _ = try await client.forecast(at: .copenhagen)
      case .search: _ = try await client.searchLocations(named: "Copenhagen")
      }
    }
  }

  func client(at base: URL, timeout: Duration = .seconds(3600)) -> LiveWeatherClient {
    LiveWeatherClient(service: WeatherService(at: base), timeout: timeout)
  }

  /// Asks a server that answers so, and returns the error and the server's address.
  func error(
    from endpoint: Endpoint, timeout: Duration = .seconds(3600), _ response: HTTPResponse
  ) async throws -> (error: WeatherClientError, address: String) {
    try await withLoopbackServer(respond: { _ in response }) { baseURL, _ in
      let error = try await #require(throws: WeatherClientError.self) {
        try await endpoint.ask(client(at: baseURL, timeout: timeout))
      }
      return (error, baseURL.absoluteString)
    }
  }

  @Test("asks for a forecast as Open-Meteo documents it, and understands the answer")
  func forecast() async throws {
    let data = try BundledForecast.data()
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      let place = Coordinate(latitude: 43.89, longitude: -75.67)
      let forecast = try await client(at: baseURL).forecast(at: place)
      #expect(try forecast == BundledForecast.forecast())
      let request = try #require(requests.calls.first)
      #expect(requests.count == 1)
      #expect(request.path == "/v1/forecast")
      #expect(
        request.queryItems == [
          URLQueryItem(name: "latitude", value: "43.89"),
          URLQueryItem(name: "longitude", value: "-75.67"),
          URLQueryItem(name: "current", value: "temperature_2m,weather_code,wind_speed_10m"),
          URLQueryItem(
            name: "daily", value: "weather_code,temperature_2m_max,temperature_2m_min"),
          URLQueryItem(name: "timezone", value: "auto"),
        ])
    }
  }

  @Test("asks for places as Open-Meteo documents it, and understands the answer")
  func search() async throws {
    let data = try BundledLocations.data(named: "Copenhagen")
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      let locations = try await client(at: baseURL).searchLocations(named: "Copenhagen")
      #expect(try locations == BundledLocations.locations(named: "Copenhagen"))
      #expect(locations.count == 2)
      let targets = requests.calls.map(\.target)
      #expect(targets == ["/v1/search?name=Copenhagen&count=5&language=en&format=json"])
    }
  }

  @Test("a search that finds nothing is no error")
  func nothingFound() async throws {
    let data = try BundledLocations.data(named: "Atlantis")
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, _ in
      let locations = try await client(at: baseURL).searchLocations(named: "Atlantis")
      #expect(locations == [])
    }
  }

  @Test(
    "every name arrives as it was typed",
    arguments: ["New York", "Malmö", "a&name=b", "1+1", "50 % #1?", "東京", "a=b", ""])
  func names(name: String) async throws {
    try await withLoopbackServer(respond: { _ in .json(Data("{}".utf8)) }) { baseURL, requests in
      _ = try await client(at: baseURL).searchLocations(named: name)
      let request = try #require(requests.calls.first)
      #expect(request.query("name") == name)
      #expect(request.queryItems.count == 4)
      #expect(!request.target.contains("+"), "Many servers read a plus as a blank.")
    }
  }

  @Test("asks each endpoint at its own address")
  func addresses() {
    let service = WeatherService.openMeteo
    #expect(service.forecasts.absoluteString == "https://api.open-meteo.com/v1/forecast")
    #expect(service.locations.absoluteString == "https://geocoding-api.open-meteo.com/v1/search")
    for base in ["http://127.0.0.1:8417", "http://127.0.0.1:8417/"].compactMap(URL.init(string:)) {
      let station = WeatherService(at: base)
      #expect(station.forecasts.absoluteString == "http://127.0.0.1:8417/v1/forecast")
      #expect(station.locations.absoluteString == "http://127.0.0.1:8417/v1/search")
    }
  }

  @Test("a status of failure, with the service's reason", arguments: Endpoint.allCases)
  func reason(endpoint: Endpoint) async throws {
    let body = Data(#"{"error":true,"reason":"Out for lunch."}"#.utf8)
    let (error, address) = try await error(from: endpoint, .json(body, status: 500))
    #expect(error == .status(500, address: address, reason: "Out for lunch."))
  }

  @Test("a status of failure without a reason", arguments: Endpoint.allCases, [404, 500, 204])
  func status(endpoint: Endpoint, status: Int) async throws {
    let (error, address) = try await error(from: endpoint, .text("Sorry.", status: status))
    #expect(error == .status(status, address: address, reason: nil))
  }

  @Test("an answer that is not JSON", arguments: Endpoint.allCases)
  func garbage(endpoint: Endpoint) async throws {
    let (error, _) = try await error(from: endpoint, .text("<html>"))
    #expect(error == .notUnderstood(.notJSON(beginning: "<html>\n")))
  }

  @Test("an answer with a missing field")
  func missingField() async throws {
    let (forecast, _) = try await error(from: .forecast, .json(Data("{}".utf8)))
    #expect(forecast == .notUnderstood(.missing(field: "latitude")))
    let (search, _) = try await error(from: .search, .json(Data(#"{"results":[{}]}"#.utf8)))
    #expect(search == .notUnderstood(.missing(field: "results[0].name")))
  }

  @Test("an answer that breaks off", arguments: Endpoint.allCases, [0, 1, 500])
  func truncated(endpoint: Endpoint, bytes: Int) async throws {
    let response = HTTPResponse.json(try BundledForecast.data()).truncated(toBytes: bytes)
    let (error, address) = try await error(from: endpoint, response)
    #expect(error == .cutOff(address: address))
  }

  @Test("a connection that closes without an answer", arguments: Endpoint.allCases)
  func withoutAnswer(endpoint: Endpoint) async throws {
    let (error, address) = try await error(from: endpoint, .withoutAnswer)
    #expect(error == .cutOff(address: address))
  }

  @Test("an answer that takes longer than the timeout", arguments: Endpoint.allCases)
  func timeout(endpoint: Endpoint) async throws {
    let (error, address) = try await error(from: endpoint, timeout: .seconds(1), .hanging)
    #expect(error == .timedOut(address: address, seconds: 1))
  }

  @Test("a fraction of a second is rounded up, where a session on Linux would drop it")
  func fraction() async throws {
    let answer = HTTPResponse.json(try BundledForecast.data()).delayed(by: .milliseconds(20))
    try await withLoopbackServer(respond: { _ in answer }) { baseURL, _ in
      let client = client(at: baseURL, timeout: .milliseconds(900))
      _ = try await client.forecast(at: .copenhagen)
    }
  }

  @Test("nobody at the address", arguments: Endpoint.allCases)
  func refused(endpoint: Endpoint) async throws {
    let server = try LoopbackServer.start { _ in .text("") }
    server.stop()
    await #expect(throws: WeatherClientError.notReachable(address: server.baseURL.absoluteString)) {
      try await endpoint.ask(client(at: server.baseURL))
    }
  }

  @Test("cancelling the task cancels the request", arguments: Endpoint.allCases)
  func cancellation(endpoint: Endpoint) async throws {
    try await withLoopbackServer(respond: { _ in .hanging }) { baseURL, requests in
      let client = client(at: baseURL)
      let task = Task { try await endpoint.ask(client) }
      await requests.waitForCalls(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
