import Basics
import Foundation
import ShopMap

// snippet.file-repository
/// The coffee shops in a file. It depends on the map's protocol, not the other way round.
package struct FileShopRepository: ShopRepository {
  let file: URL

  /// - Parameter file: a JSON array of objects with name, latitude, longitude and rating.
  package init(file: URL) {
    self.file = file
  }

  /// Reads the file again on each call.
  ///
  /// - Throws: `ShopFileError`.
  package func shops() async throws -> [CoffeeShop] {
    guard let data = try? Data(contentsOf: file) else {
      throw ShopFileError.missing(path: file.path)
    }
    guard let records = try? JSONDecoder().decode([ShopRecord].self, from: data) else {
      throw ShopFileError.notShops(path: file.path)
    }
    return records.map(\.shop)
  }
}
// snippet.end

extension FileShopRepository {
  /// The file with the coffee shops of Copenhagen that comes with the workshop.
  package static var bundledFile: URL {
    Bundle.module.resource("coffee-shops.json")
  }
}

/// A coffee shop as the file stores it. The map doesn't need to know the format.
private struct ShopRecord: Decodable {
  let name: String
  let latitude, longitude: Double
  let rating: Int?

  var shop: CoffeeShop {
    CoffeeShop(name: name, latitude: latitude, longitude: longitude, rating: rating)
  }
}
