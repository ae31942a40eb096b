import Foundation
import VisitStore

/// The format of the file. It has a version, so that a later one can be told from a damaged one.
enum VisitFile {
  typealias Visits = [Visit.ID: Visit]

  /// These bytes are no such file, or not any more.
  struct Damaged: Error {}

  private static let version = 1

  fileprivate struct Header: Codable {
    var version: Int
  }

  fileprivate struct Contents: Codable {
    var version: Int
    var visits: [Record]
  }

  fileprivate struct Record: Codable {
    var account: String
    var shop: String
    var rating: Int
    var note: String
    /// In seconds since the beginning of 2001, which `Date` counts in: another unit would round.
    var changed: Double
  }

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: what messages call it.
  /// - Throws: `Damaged`, or `VisitStoreError.tooNew`.
  static func visits(in bytes: Data, path: String) throws -> Visits {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: bytes) else { throw Damaged() }
    guard header.version <= version else {
      throw VisitStoreError.tooNew(path: path, version: header.version)
    }
    guard header.version == version,
      let contents = try? decoder.decode(Contents.self, from: bytes)
    else { throw Damaged() }
    var visits: Visits = [:]
    for visit in contents.visits.map(\.visit) {
      guard (try? visit.validate()) != nil, visits.updateValue(visit, forKey: visit.id) == nil
      else { throw Damaged() }
    }
    return visits
  }

  /// The whole file, in an order that depends on nothing but the visits.
  static func bytes(of visits: Visits) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let records = visits.values.map(Record.init)
      .sorted { ($0.account, $0.shop) < ($1.account, $1.shop) }
    return try encoder.encode(Contents(version: version, visits: records))
  }
}

extension VisitFile.Record {
  fileprivate init(_ visit: Visit) {
    self.init(
      account: visit.id.account, shop: visit.id.shop, rating: visit.rating, note: visit.note,
      changed: visit.changed.timeIntervalSinceReferenceDate)
  }

  fileprivate var visit: Visit {
    Visit(
      id: Visit.ID(account: account, shop: shop), rating: rating, note: note,
      changed: Date(timeIntervalSinceReferenceDate: changed))
  }
}
