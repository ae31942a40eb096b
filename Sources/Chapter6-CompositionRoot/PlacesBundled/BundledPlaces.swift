import Basics
import Foundation
import Places

/// The coffee shops of Copenhagen that come with the workshop: see `Resources/README.md`.
///
/// Making one reads nothing. The file is read on each call, so keep the result if you need it
/// often.
package struct BundledPlaces: PlaceRepository {
  package init() {}

  package func places() throws -> [Place] {
    let data = try Data(contentsOf: Bundle.module.resource("places.json"))
    return try JSONDecoder().decode([PlaceRecord].self, from: data).map(\.place)
  }
}

/// A place as the file stores it.
private struct PlaceRecord: Decodable {
  let id, name, street, district: String
  let latitude, longitude: Double

  var place: Place {
    Place(
      id: id, name: name, street: street, district: district, latitude: latitude,
      longitude: longitude)
  }
}
