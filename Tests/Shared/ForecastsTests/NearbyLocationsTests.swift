import Foundation
import Testing

@testable import Forecasts

@Suite("Places near a coordinate, from JSON")
struct NearbyLocationsTests {
  func nearby(_ text: String) throws -> [Location] {
    try Location.nearby(json: Data(text.utf8))
  }

  @Test("reads an answer as Photon documents it, and leaves out what has no name")
  func documented() throws {
    let locations = try nearby(
      """
      {"features":[
        {"properties":{"name":"Berlin","state":"Berlin","country":"Germany","countrycode":"DE",
           "osm_key":"place","osm_value":"city","osm_type":"N","osm_id":240109189},
         "type":"Feature","geometry":{"type":"Point","coordinates":[13.3888599,52.5170365]}},
        {"properties":{"street":"Olympischer Platz","housenumber":"3"},
         "type":"Feature","geometry":{"type":"Point","coordinates":[13.2,52.5]}},
        {"properties":{"name":"Nowhere"},
         "type":"Feature","geometry":{"type":"Point","coordinates":[2,-1,70]}}
      ],"type":"FeatureCollection"}
      """)
    #expect(
      locations == [
        Location(
          name: "Berlin", region: "Berlin", country: "Germany",
          coordinate: Coordinate(latitude: 52.5170365, longitude: 13.3888599)),
        Location(
          name: "Nowhere", region: nil, country: nil,
          coordinate: Coordinate(latitude: -1, longitude: 2)),
      ])
  }

  @Test(
    "says what is wrong with an answer",
    arguments: [
      ("{\"type\":\"FeatureCollection\"}", ForecastError.missing(field: "features")),
      (
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A"},\
        "geometry":{"type":"Point","coordinates":[2]}}]}
        """,
        .unexpected(
          field: "features[0].geometry.coordinates", expected: "a longitude and a latitude")
      ),
    ])
  func errors(text: String, error: ForecastError) {
    #expect(throws: error) { try nearby(text) }
  }
}

@Suite("Bundled places near a coordinate")
struct BundledNearbyTests {
  static let oresund = Coordinate(latitude: 55.62, longitude: 12.9)

  func names(
    near coordinate: Coordinate = oresund, radius: Double = 50, limit: Int = 5
  ) throws -> [String] {
    try BundledLocations.locations(near: coordinate, radius: radius, limit: limit).map(\.name)
  }

  @Test("are those in the circle, the nearest first")
  func nearestFirst() throws {
    #expect(try names() == ["Malmö", "Copenhagen"])
    #expect(try names(near: .copenhagen) == ["Copenhagen", "Malmö"])
    #expect(try names(radius: 1) == [])
    #expect(try names(limit: 1) == ["Malmö"])
  }

  @Test(
    "the distance is that along the Earth's surface, in kilometres",
    arguments: [
      (Coordinate.copenhagen, Coordinate.copenhagen, 0.0),
      (.copenhagen, Coordinate(latitude: 55.61, longitude: 13), 28.1),
      (Coordinate(latitude: 0, longitude: 179), Coordinate(latitude: 0, longitude: -179), 222.4),
      (Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: -90, longitude: 0), 20015.1),
    ])
  func distance(from start: Coordinate, to end: Coordinate, expected: Double) {
    #expect(abs(start.distance(to: end) - expected) < 0.1)
    #expect(abs(end.distance(to: start) - expected) < 0.1)
  }
}

@Suite("One decimal")
struct OneDecimalTests {
  @Test(
    "a minus of its own width, and zero has no sign",
    arguments: [
      (0.0, "0.0"), (-0.04, "0.0"), (-0.06, "−0.1"), (0.05, "0.1"), (1234.56, "1234.6"),
      (-9.99, "−10.0"),
    ])
  func text(value: Double, text: String) {
    #expect(value.oneDecimal == text)
  }
}
