import Basics
import Foundation
import Places

/// The coffee shops of Copenhagen that come with the workshop: see `Resources/README.md`.
///
/// Making one reads nothing. The file is read on each call, so keep the result if you need it
/// often.
package struct BundledPlaces: PlaceRepository {
  /// Reads nothing yet.
  package init() {}

  /// Reads the file.
  ///
  /// - Throws: `BundledPlacesError`.
  package func places() throws -> [Place] {
    let file = Bundle.module.resource("places.json")
    guard let data = try? Data(contentsOf: file),
      let records = try? JSONDecoder().decode([PlaceRecord].self, from: data)
    else { throw BundledPlacesError(path: file.path) }
    return records.map(\.place)
  }
}

/// The file with the places is missing, or isn't a list of places.
package struct BundledPlacesError: Error, CustomStringConvertible {
  fileprivate let path: String

  /// What happened, to what, and what to do.
  package var description: String {
    """
    The coffee shop file, \(path), is missing or damaged. Build the package again with \
    `swift build`.
    """
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
