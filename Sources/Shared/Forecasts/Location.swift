import Foundation

/// A place with a name.
package struct Location: Hashable, Sendable {
  /// Its name, such as "Copenhagen".
  package var name: String
  /// The part of the country, such as "New York", which distinguishes places of the same name.
  package var region: String?
  /// The country, such as "United States"; some places belong to none.
  package var country: String?
  /// Where it is.
  package var coordinate: Coordinate

  /// A place of these values.
  package init(name: String, region: String?, country: String?, coordinate: Coordinate) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
  }

  /// The name and what distinguishes it, such as "Copenhagen, New York, United States".
  package var fullName: String {
    let parts = [name, region, country].compactMap(\.self)
    // The city of Luxembourg is in the region Luxembourg in the country Luxembourg.
    return parts.enumerated().filter { $0 == 0 || parts[$0 - 1] != $1 }.map(\.element)
      .joined(separator: ", ")
  }

  /// Decodes a response from Open-Meteo's `/v1/search`, as
  /// https://open-meteo.com/en/docs/geocoding-api describes it.
  ///
  /// - Parameter data: the body of the response.
  /// - Returns: the places that were found, the best match first; empty if nothing was found.
  /// - Throws: `ForecastError`, including when the response is the service's own error.
  package static func list(json data: Data) throws(ForecastError) -> [Location] {
    let results = try ServiceAnswer.decode(GeocodingAnswer.self, from: data).results ?? []
    return results.map { result in
      Location(
        name: result.name, region: result.admin1, country: result.country,
        coordinate: result.coordinate)
    }
  }
}
