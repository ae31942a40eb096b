import Foundation

/// A forecast that comes with the workshop, for work without a network.
///
/// It has the shape of Open-Meteo's answer, but nobody has ever measured it: see
/// `Resources/README.md`.
package enum BundledForecast {
  /// The answer as the service would send it.
  ///
  /// - Throws: `BundledFile.Missing`.
  package static func data() throws(BundledFile.Missing) -> Data {
    try BundledFile.json("forecast")
  }

  /// The forecast for Copenhagen, from Monday, June 1st 2026.
  ///
  /// - Throws: `BundledFile.Missing`, or `ForecastError` where somebody has edited the file.
  package static func forecast() throws -> Forecast {
    try Forecast(json: data())
  }
}
