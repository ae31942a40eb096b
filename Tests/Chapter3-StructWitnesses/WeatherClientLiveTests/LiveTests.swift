import Forecasts
import Foundation
import LoopbackHTTP
import TestSupport
import Testing
import WeatherClient
import WeatherHTTP

@testable import WeatherClientLive

// Transport errors are tested with WeatherHTTP, which both endpoints use.
@Suite("Live weather client, over HTTP")
struct LiveTests {
  let newYork = Coordinate(latitude: 40.71, longitude: -74.01)

  func client(at base: URL) -> WeatherClient {
    .live(service: WeatherService(at: base), timeout: .seconds(3600))
  }

  @Test("asks for a forecast as Open-Meteo documents it, and understands the answer")
  func forecast() async throws {
    let data = try BundledForecast.data()
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      let forecast = try await client(at: baseURL).forecast(newYork)
      #expect(try forecast == BundledForecast.forecast())
      #expect(requests.calls.map(\.path) == ["/v1/forecast"])
      #expect(
        requests.calls.first?.queryItems == [
          URLQueryItem(name: "latitude", value: "40.71"),
          URLQueryItem(name: "longitude", value: "-74.01"),
          URLQueryItem(name: "current", value: "temperature_2m,weather_code,wind_speed_10m"),
          URLQueryItem(
            name: "daily", value: "weather_code,temperature_2m_max,temperature_2m_min"),
          URLQueryItem(name: "timezone", value: "auto"),
        ])
    }
  }

  @Test("asks for the places near a coordinate as Photon documents it, and understands the answer")
  func searchLocations() async throws {
    let data = try BundledLocations.data(near: .copenhagen, radius: 50, limit: 5)
    try await withLoopbackServer(respond: { _ in .json(data) }) { baseURL, requests in
      let places = try await client(at: baseURL).searchLocations(newYork)
      #expect(places.map(\.name) == ["Copenhagen", "Malmö"])
      #expect(
        requests.calls.map(\.target) == [
          "/reverse?lat=40.71&lon=-74.01&radius=50&limit=5&layer=city&lang=en"
        ])
    }
  }
}
