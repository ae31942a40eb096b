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
  func client(at base: URL) -> LiveWeatherClient {
    LiveWeatherClient(service: WeatherService(at: base), timeout: .seconds(3600))
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
}
