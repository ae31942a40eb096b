import Foundation

extension Location {
  /// Decodes a response from Photon's `/reverse`, as
  /// https://github.com/komoot/photon/blob/master/docs/api-v1.md describes it.
  ///
  /// - Parameter data: the body of the response.
  /// - Returns: the places that have a name, in the response's order.
  /// - Throws: `ForecastError`, including when the response is the service's own error.
  package static func nearby(json data: Data) throws(ForecastError) -> [Location] {
    let answer = try ServiceAnswer.decode(PhotonAnswer.self, from: data)
    var locations: [Location] = []
    for (index, feature) in answer.features.enumerated() {
      let coordinates = feature.geometry.coordinates
      guard coordinates.count >= 2 else {
        throw .unexpected(
          field: "features[\(index)].geometry.coordinates", expected: "a longitude and a latitude")
      }
      guard let name = feature.properties.name else { continue }
      locations.append(
        Location(
          name: name, region: feature.properties.state, country: feature.properties.country,
          coordinate: Coordinate(latitude: coordinates[1], longitude: coordinates[0])))
    }
    return locations
  }
}
