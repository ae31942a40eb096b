/// The service's response to a search, field by field.
struct GeocodingAnswer: Codable {
  /// Missing if nothing was found.
  var results: [Result]?
  let generationTime: Double?

  enum CodingKeys: String, CodingKey {
    case results
    case generationTime = "generationtime_ms"
  }

  struct Result: Codable {
    let id: Int?
    let name: String
    let latitude: Double
    let longitude: Double
    let countryCode: String?
    let timezone: String?
    let country: String?
    let admin1: String?

    enum CodingKeys: String, CodingKey {
      case id, name, latitude, longitude, timezone, country, admin1
      case countryCode = "country_code"
    }

    var coordinate: Coordinate {
      Coordinate(latitude: latitude, longitude: longitude)
    }
  }
}
