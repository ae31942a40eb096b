import Foundation

/// A handful of places that come with the workshop, for working offline.
///
/// The responses have Open-Meteo's and Photon's formats: see `Resources/README.md`.
package enum BundledLocations {
  /// The response to a search, as the service would send it.
  ///
  /// - Parameter name: the beginning of the places' names. Case and accents make no difference; an
  ///   empty name finds nothing.
  /// - Throws: `BundledFile.Missing`, or `ForecastError` if the file was edited.
  package static func data(named name: String) throws -> Data {
    var answer = try all()
    let beginning = folded(name)
    let found = (answer.results ?? []).filter {
      !beginning.isEmpty && folded($0.name).hasPrefix(beginning)
    }
    answer.results = found.isEmpty ? nil : found
    return try encoder.encode(answer)
  }

  /// The places whose names begin with a given string.
  ///
  /// - Parameter name: as in `data(named:)`.
  /// - Throws: the same errors as `data(named:)`.
  package static func locations(named name: String) throws -> [Location] {
    try Location.list(json: data(named: name))
  }

  /// The places near a coordinate, nearest first, as Photon would send them.
  ///
  /// - Parameters:
  ///   - coordinate: the coordinate.
  ///   - radius: how far away a place may be, in kilometres.
  ///   - limit: the maximum number of places.
  /// - Throws: the same errors as `data(named:)`.
  package static func data(
    near coordinate: Coordinate, radius: Double, limit: Int
  ) throws -> Data {
    let features = (try all().results ?? [])
      .map { ($0, distance: coordinate.distance(to: $0.coordinate)) }
      .filter { $0.distance <= radius }
      .sorted { $0.distance < $1.distance }
      .prefix(max(0, limit))
      .map { place, _ in
        PhotonAnswer.Feature(
          geometry: PhotonAnswer.Point(coordinates: [place.longitude, place.latitude]),
          properties: PhotonAnswer.Properties(
            name: place.name, state: place.admin1, country: place.country,
            countryCode: place.countryCode))
      }
    return try encoder.encode(PhotonAnswer(features: features))
  }

  /// The places near a coordinate, nearest first.
  ///
  /// - Parameters:
  ///   - coordinate: the coordinate.
  ///   - radius: how far away a place may be, in kilometres.
  ///   - limit: the maximum number of places.
  /// - Throws: the same errors as `data(named:)`.
  package static func locations(
    near coordinate: Coordinate, radius: Double, limit: Int
  ) throws -> [Location] {
    try Location.nearby(json: data(near: coordinate, radius: radius, limit: limit))
  }

  private static func all() throws -> GeocodingAnswer {
    try ServiceAnswer.decode(GeocodingAnswer.self, from: BundledFile.json("locations"))
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .trimmingCharacters(in: .whitespaces)
  }
}
