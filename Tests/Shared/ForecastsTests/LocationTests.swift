import Foundation
import Testing

@testable import Forecasts

@Suite("Locations from JSON")
struct LocationTests {
  func list(_ text: String) throws -> [Location] {
    try Location.list(json: Data(text.utf8))
  }

  func error(_ text: String) throws -> ForecastError {
    try #require(throws: ForecastError.self) { try list(text) }
  }

  @Test("reads an answer as the service documents it")
  func documented() throws {
    let locations = try list(
      """
      {"results":[
        {"id":2950159,"name":"Berlin","latitude":52.52437,"longitude":13.41053,"elevation":74.0,
         "feature_code":"PPLC","country_code":"DE","timezone":"Europe/Berlin","population":3426354,
         "country":"Germany","admin1":"State of Berlin"},
        {"id":1,"name":"Nowhere","latitude":-1,"longitude":2}
      ],"generationtime_ms":0.6}
      """)
    #expect(
      locations == [
        Location(
          name: "Berlin", region: "State of Berlin", country: "Germany",
          coordinate: Coordinate(latitude: 52.52437, longitude: 13.41053)),
        Location(
          name: "Nowhere", region: nil, country: nil,
          coordinate: Coordinate(latitude: -1, longitude: 2)),
      ])
  }

  @Test("an answer without results is an empty list")
  func nothingFound() throws {
    #expect(try list(#"{"generationtime_ms":0.6}"#) == [])
  }

  @Test("says what is wrong with an answer, and nothing of a forecast")
  func errors() throws {
    let missing = try error(#"{"results":[{"id":1,"name":"Berlin","latitude":52.5}]}"#)
    #expect(missing == .missing(field: "results[0].longitude"))
    #expect(
      missing.description
        == "The weather service's answer is incomplete: there is no results[0].longitude.")
    #expect(
      try error(#"{"results":"Berlin"}"#) == .unexpected(field: "results", expected: "a list"))
    #expect(try error("<html>") == .notJSON(beginning: "<html>"))
    #expect(
      try error(#"{"error":true,"reason":"Name is missing."}"#)
        == .refused(reason: "Name is missing."))
  }

  @Test("a full name tells places apart, and repeats nothing")
  func fullName() {
    func name(_ region: String?, _ country: String?) -> String {
      Location(name: "Luxembourg", region: region, country: country, coordinate: .copenhagen)
        .fullName
    }
    #expect(name("Virton", "Belgium") == "Luxembourg, Virton, Belgium")
    #expect(name("Luxembourg", "Luxembourg") == "Luxembourg")
    #expect(name(nil, "Belgium") == "Luxembourg, Belgium")
    #expect(name(nil, nil) == "Luxembourg")
  }
}

@Suite("Bundled locations")
struct BundledLocationsTests {
  @Test(
    "finds names by how they begin, whatever their case and accents",
    arguments: [
      ("aar", ["Aarhus"]), ("MALMO", ["Malmö"]), ("Malmo\u{308}", ["Malmö"]),
      (" new", ["New York"]), ("york", []), ("", []), (" ", []),
    ])
  func search(name: String, expected: [String]) throws {
    #expect(try BundledLocations.locations(named: name).map(\.name) == expected)
  }

  @Test("has two places of one name, in two countries")
  func twins() throws {
    let twins = try BundledLocations.locations(named: "copen")
    #expect(
      twins.map(\.fullName)
        == ["Copenhagen, Capital Region, Denmark", "Copenhagen, New York, United States"])
    #expect(twins.first?.coordinate == .copenhagen)
    #expect(twins.last?.coordinate == Coordinate(latitude: 43.89, longitude: -75.67))
  }
}
