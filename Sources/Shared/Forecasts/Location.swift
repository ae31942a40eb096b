import Foundation

/// A place that has a name.
package struct Location: Hashable, Sendable {
  /// Its name, such as "Copenhagen".
  package var name: String
  /// The part of the country, such as "New York", which tells places of one name apart.
  package var region: String?
  /// The country, such as "United States"; there are places in none.
  package var country: String?
  /// Where it is.
  package var coordinate: Coordinate

  /// - Parameters:
  ///   - name: its name.
  ///   - region: the part of the country.
  ///   - country: the country.
  ///   - coordinate: where it is.
  package init(name: String, region: String?, country: String?, coordinate: Coordinate) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
  }

  /// The name with what tells it apart, such as "Copenhagen, New York, United States".
  package var fullName: String {
    let parts = [name, region, country].compactMap(\.self)
    // Luxembourg lies in Luxembourg, which is part of Luxembourg.
    return parts.enumerated().filter { $0 == 0 || parts[$0 - 1] != $1 }.map(\.element)
      .joined(separator: ", ")
  }

  /// Decodes an answer of Open-Meteo's `/v1/search`, as
  /// https://open-meteo.com/en/docs/geocoding-api describes it.
  ///
  /// - Parameter data: the body of the answer.
  /// - Returns: the places that were found, the best match first; none where none was found.
  /// - Throws: `ForecastError`, also where the answer is the service's own error.
  package static func list(json data: Data) throws(ForecastError) -> [Location] {
    let results = try ServiceAnswer.decode(GeocodingAnswer.self, from: data).results ?? []
    return results.map { result in
      Location(
        name: result.name, region: result.admin1, country: result.country,
        coordinate: result.coordinate)
    }
  }
}
