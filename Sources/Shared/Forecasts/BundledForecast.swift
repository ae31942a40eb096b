import Foundation

/// A forecast that comes with the workshop, for work without a network.
///
/// It has the shape of Open-Meteo's answer, but nobody has ever measured it: see
/// `Resources/README.md`.
package enum BundledForecast {
  /// Why the bundled forecast cannot be had.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    /// The file that is not there.
    package let file: String

    /// What happened, and what to do.
    package var description: String {
      """
      The bundled forecast \(file) is missing or cannot be read. Build the package again \
      with `swift build`.
      """
    }
  }

  /// The answer as the service would send it.
  ///
  /// - Throws: `Missing`.
  package static func data() throws(Missing) -> Data {
    let bundle = Bundle.module
    // On macOS a folder named Resources can be the one that a bundle looks into anyway.
    let url =
      bundle.url(forResource: "forecast", withExtension: "json", subdirectory: "Resources")
      ?? bundle.url(forResource: "forecast", withExtension: "json")
    guard let url, let data = try? Data(contentsOf: url) else {
      throw Missing(file: "Resources/forecast.json")
    }
    return data
  }

  /// The forecast for Copenhagen, from Monday, June 1st 2026.
  ///
  /// - Throws: `Missing`, or `ForecastError` where somebody has edited the file.
  package static func forecast() throws -> Forecast {
    try Forecast(json: data())
  }
}
