import Foundation

/// A handful of places that come with the workshop, for work without a network.
///
/// The answers have the shape of Open-Meteo's: see `Resources/README.md`.
package enum BundledLocations {
  /// The answer to a search as the service would send it.
  ///
  /// - Parameter name: how the places' names begin. Upper and lower case make no difference, nor
  ///   do accents; an empty name finds nothing.
  /// - Throws: `BundledFile.Missing`, or `ForecastError` where somebody has edited the file.
  package static func data(named name: String) throws -> Data {
    var answer = try ServiceAnswer.decode(
      GeocodingAnswer.self, from: BundledFile.json("locations"))
    let beginning = folded(name)
    let found = (answer.results ?? []).filter {
      !beginning.isEmpty && folded($0.name).hasPrefix(beginning)
    }
    answer.results = found.isEmpty ? nil : found
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer)
  }

  /// The places whose names begin so.
  ///
  /// - Parameter name: as in `data(named:)`.
  /// - Throws: as `data(named:)`.
  package static func locations(named name: String) throws -> [Location] {
    try Location.list(json: data(named: name))
  }

  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .trimmingCharacters(in: .whitespaces)
  }
}
