import PlacesBundled
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
}
