/// Photon's response, field by field: a GeoJSON feature collection (RFC 7946).
struct PhotonAnswer: Codable {
  var type = "FeatureCollection"
  let features: [Feature]

  struct Feature: Codable {
    var type = "Feature"
    let geometry: Point
    let properties: Properties
  }

  struct Point: Codable {
    var type = "Point"
    /// The longitude comes first.
    let coordinates: [Double]
  }

  struct Properties: Codable {
    /// Missing if a house or a street has no name.
    let name: String?
    let state: String?
    let country: String?
    let countryCode: String?

    enum CodingKeys: String, CodingKey {
      case name, state, country
      case countryCode = "countrycode"
    }
  }
}
