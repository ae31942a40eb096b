/// What Photon answers, field by field: a collection of features, as GeoJSON (RFC 7946) has them.
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
    /// The longitude first.
    let coordinates: [Double]
  }

  struct Properties: Codable {
    /// Missing where a house or a street has none.
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
