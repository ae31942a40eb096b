import Foundation
import VisitStore

/// The format of the file. It is apart from `Visit`, so that each can change without the other.
struct VisitFile: Codable {
  private var version = 1
  private var records: [Record]

  private enum CodingKeys: String, CodingKey { case version, records = "visits" }

  private struct Record: Codable {
    var account, shop: String
    // Absent where there is none: earlier versions of the program wrote, and read, only visits with one.
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

  /// The visits, or nil if the file is of another version, or has something in it that is not one.
  var visits: [Visit]? {
    let visits = records.map {
      Visit(
        id: Visit.ID(account: $0.account, shop: $0.shop), rating: $0.rating, note: $0.note,
        changed: $0.changed)
    }
    return version == 1 && visits.allSatisfy(\.isValid) ? visits : nil
  }
}
