import Foundation
import VisitStore

/// The format of the file. It's separate from `Visit`, so that each can change without the other.
struct VisitFile: Codable {
  private var version = 1
  private var records: [Record]

  private enum CodingKeys: String, CodingKey { case version, records = "visits" }

  private struct Record: Codable {
    var account, shop: String
    // Left out if there is no rating. Earlier versions of the program read and wrote only visits
    // with a rating.
    var rating: Int?
    var note: String
    var changed: Date
  }

  init(_ visits: [Visit]) {
    records = visits.map {
      Record(
        account: $0.id.account, shop: $0.id.shop, rating: $0.rating, note: $0.note,
        changed: $0.changed)
    }
  }

  /// The visits, or nil if the file is from another version or contains anything but visits.
  var visits: [Visit]? {
    let visits = records.map {
      Visit(
        id: Visit.ID(account: $0.account, shop: $0.shop), rating: $0.rating, note: $0.note,
        changed: $0.changed)
    }
    return version == 1 && visits.allSatisfy(\.isValid) ? visits : nil
  }
}
