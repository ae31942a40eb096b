import Basics
import Foundation
import Places

/// The coffee shops of Copenhagen that come with the workshop: see `Resources/README.md`.
///
/// Making one reads nothing. The file is read on each call, so keep the result if you need it
/// often.
package struct BundledPlaces: PlaceRepository {
  private let file: URL?

  /// The list that comes with the workshop.
  package init() {
    file = nil
  }

  /// - Parameter file: another list in the same format.
  package init(file: URL) {
    self.file = file
  }

  /// Reads the file.
  ///
  /// - Throws: `BundledPlacesError`.
  package func places() throws -> [Place] {
    let file = file ?? Bundle.module.resource("places.json")
    guard let data = try? Data(contentsOf: file) else {
      throw BundledPlacesError.missing(path: file.path)
    }
    guard let records = try? JSONDecoder().decode([PlaceRecord].self, from: data) else {
      throw BundledPlacesError.notPlaces(path: file.path)
    }
    return records.map(\.place)
  }
}

/// Why the bundled places can't be read.
package enum BundledPlacesError: Error, Equatable, CustomStringConvertible {
  /// The file doesn't exist, or the program isn't allowed to read it.
  case missing(path: String)
  /// The file contains something else.
  case notPlaces(path: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .missing(let path):
      """
      The coffee shop file, \(path), is missing or can't be read. Build the package \
      again with `swift build`.
      """
    case .notPlaces(let path):
      """
      The coffee shop file, \(path), is not a list of places in JSON. Build the package \
      again with `swift build`.
      """
    }
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
