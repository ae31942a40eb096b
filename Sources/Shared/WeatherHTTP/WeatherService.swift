import Foundation

/// The addresses of the services for forecasts and places.
package struct WeatherService: Equatable, Sendable {
  /// The endpoint for forecasts.
  package let forecasts: URL
  /// The endpoint for searching places by name.
  package let locations: URL
  /// The endpoint for places near a coordinate.
  package let nearby: URL

  /// Open-Meteo, which is free for uses like ours: see https://open-meteo.com/en/docs.
  ///
  /// It can't look up places near a coordinate, but Photon can, and is free as well: see
  /// https://photon.komoot.io.
  package static let openMeteo = WeatherService(
    forecasts: URL(literal: "https://api.open-meteo.com/v1/forecast"),
    locations: URL(literal: "https://geocoding-api.open-meteo.com/v1/search"),
    nearby: URL(literal: "https://photon.komoot.io/reverse"))

  /// - Parameters:
  ///   - forecasts: the endpoint for forecasts, without a query.
  ///   - locations: the endpoint for searching places by name, without a query.
  ///   - nearby: the endpoint for places near a coordinate, without a query.
  package init(forecasts: URL, locations: URL, nearby: URL) {
    self.forecasts = forecasts
    self.locations = locations
    self.nearby = nearby
  }

  /// A service with all endpoints at one address, as the workshop's weather station has them.
  ///
  /// - Parameter base: the address, such as http://127.0.0.1:8417.
  package init(at base: URL) {
    self.init(
      forecasts: base.appending(path: "v1/forecast"),
      locations: base.appending(path: "v1/search"),
      nearby: base.appending(path: "reverse"))
  }
}

extension URL {
  /// Creates a URL from an address in the source code. An invalid address is a programmer's error,
  /// so it stops the program.
  fileprivate init(literal address: StaticString) {
    guard let url = URL(string: "\(address)") else {
      preconditionFailure("\(address) isn't a URL")
    }
    self = url
  }
}
