import Forecasts
import Foundation
import LoopbackHTTP
import TestSupport
import Testing
import WeatherHTTP

@testable import WeatherScreen

// Transport errors are tested with WeatherHTTP, which both endpoints use.
@Suite("Live weather client, over HTTP")
struct LiveWeatherClientTests {
  /// One of the two endpoints.
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

  @Test("passes on what went wrong, with the service's reason", arguments: Endpoint.allCases)
  func reason(endpoint: Endpoint) async throws {
    let body = Data(#"{"error":true,"reason":"Out for lunch."}"#.utf8)
    try await withLoopbackServer(respond: { _ in .json(body, status: 500) }) { baseURL, _ in
      let error = WeatherClientError.status(
        500, address: baseURL.absoluteString, reason: "Out for lunch.")
      await #expect(throws: error) { try await endpoint.ask(client(at: baseURL)) }
    }
  }

  @Test("waits as long as it was told to", arguments: Endpoint.allCases)
  func timeout(endpoint: Endpoint) async throws {
    try await withLoopbackServer(respond: { _ in .hanging }) { baseURL, _ in
      let error = WeatherClientError.timedOut(address: baseURL.absoluteString, seconds: 1)
      await #expect(throws: error) {
        try await endpoint.ask(client(at: baseURL, timeout: .seconds(1)))
      }
    }
  }
}
