import Foundation

/// The addresses at which weather and places can be asked for.
package struct WeatherService: Equatable, Sendable {
  /// Where forecasts are.
  package let forecasts: URL
  /// Where places are searched by their names.
  package let locations: URL
  /// Where the places near a coordinate are.
  package let nearby: URL

  /// Open-Meteo, which is free for work like ours: see https://open-meteo.com/en/docs.
  ///
  /// It does not know what lies near a coordinate. Photon does, and is free as well: see
  /// https://photon.komoot.io.
  package static let openMeteo = WeatherService(
    forecasts: URL(literal: "https://api.open-meteo.com/v1/forecast"),
    locations: URL(literal: "https://geocoding-api.open-meteo.com/v1/search"),
    nearby: URL(literal: "https://photon.komoot.io/reverse"))

  /// - Parameters:
  ///   - forecasts: where forecasts are, without a query.
  ///   - locations: where places are searched by their names, without a query.
  ///   - nearby: where the places near a coordinate are, without a query.
  package init(forecasts: URL, locations: URL, nearby: URL) {
    self.forecasts = forecasts
    self.locations = locations
    self.nearby = nearby
  }

  /// A service that has everything at one address, as the workshop's weather station does.
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
  /// An address that is written in the code. One that is none ends the program, as any other slip of
  /// the pen that only a programmer can fix.
  fileprivate init(literal address: StaticString) {
    guard let url = URL(string: "\(address)") else {
      preconditionFailure("\(address) is no URL")
    }
    self = url
  }
}
