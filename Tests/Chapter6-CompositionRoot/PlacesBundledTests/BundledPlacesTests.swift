import Foundation
import Places
import PlacesBundled
import TestSupport
import Testing

@Suite("The bundled places")
struct BundledPlacesTests {
  @Test("are shops of Copenhagen, each with an ID, a name and a street of its own")
  func places() throws {
    let places = try BundledPlaces().places()
    #expect(places.count == 40)
    #expect(Set(places.map(\.id)).count == places.count)
    #expect(Set(places.map(\.name)).count == places.count)
    for place in places {
      #expect((55.65..<55.71).contains(place.latitude), "\(place)")
      #expect((12.5..<12.65).contains(place.longitude), "\(place)")
      #expect(!place.name.isEmpty && !place.street.isEmpty && !place.district.isEmpty, "\(place)")
    }
  }

  @Test("are read when they are asked for, and not before")
  func late() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "places.json")
      let repository = BundledPlaces(file: file)
      #expect(throws: BundledPlacesError.missing(path: file.path)) { try repository.places() }
      try Data("{}".utf8).write(to: file)
      #expect(throws: BundledPlacesError.notPlaces(path: file.path)) { try repository.places() }
      let one = #"""
        [{"id": "a", "name": "A", "street": "B", "district": "C", "latitude": 1, "longitude": 2}]
        """#
      try Data(one.utf8).write(to: file)
      #expect(
        try repository.places() == [
          Place(id: "a", name: "A", street: "B", district: "C", latitude: 1, longitude: 2)
        ])
    }
  }

  @Test(
    "an error says what happened, to what, and what to do",
    arguments: [BundledPlacesError.missing(path: "/a/b"), .notPlaces(path: "/a/b")])
  func errors(error: BundledPlacesError) {
    #expect("\(error)".contains("/a/b, is "))
    #expect("\(error)".hasSuffix("Build the package again with `swift build`."))
  }
}
