import Foundation

/// The addresses at which a weather service answers.
package struct WeatherService: Equatable, Sendable {
  /// Where forecasts are.
  package let forecasts: URL
  /// Where places are searched.
  package let locations: URL

  /// Open-Meteo, which is free for work like ours: see https://open-meteo.com/en/docs.
  package static let openMeteo = WeatherService(
    forecasts: URL(literal: "https://api.open-meteo.com/v1/forecast"),
    locations: URL(literal: "https://geocoding-api.open-meteo.com/v1/search"))

  /// - Parameters:
  ///   - forecasts: where forecasts are, without a query.
  ///   - locations: where places are searched, without a query.
  package init(forecasts: URL, locations: URL) {
    self.forecasts = forecasts
    self.locations = locations
  }

  /// A service that has both at one address, as the workshop's weather station does.
  ///
  /// - Parameter base: the address, such as http://127.0.0.1:8417.
  package init(at base: URL) {
    self.init(
      forecasts: base.appending(path: "v1/forecast"), locations: base.appending(path: "v1/search"))
  }
}

extension URL {
  /// An address that stands in the code. One that is none ends the program, as any other slip of
  /// the pen that only a programmer can mend.
  fileprivate init(literal address: StaticString) {
    guard let url = URL(string: "\(address)") else {
      preconditionFailure("\(address) is no URL")
    }
    self = url
  }
}
