#if SQLite
  import Foundation
  import VisitStore

  /// The visits in a database. Texts get there as values, and never as a part of a command.
  extension Database {
    func visit(_ id: Visit.ID) throws(SQLiteError) -> Visit? {
      try rows(
        """
        SELECT account, shop, rating, note, changed FROM visits WHERE account = ? AND shop = ?
        """, .key(id.account), .key(id.shop), row: Visit.init
      ).first
    }

    func visits(of account: String) throws(SQLiteError) -> [Visit] {
      try rows(
        "SELECT account, shop, rating, note, changed FROM visits WHERE account = ?",
        .key(account), row: Visit.init
      ).latestFirst()
    }

    func save(_ visit: Visit) throws(SQLiteError) {
      try run(
        """
        INSERT INTO visits (account, shop, rating, note, changed) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (account, shop) DO UPDATE
        SET rating = excluded.rating, note = excluded.note, changed = excluded.changed
        """, .key(visit.id.account), .key(visit.id.shop), .integer(visit.rating),
        .text(visit.note), .real(visit.changed.timeIntervalSinceReferenceDate))
    }

    /// - Returns: whether there was one.
    func delete(_ id: Visit.ID) throws(SQLiteError) -> Bool {
      try run(
        "DELETE FROM visits WHERE account = ? AND shop = ?", .key(id.account), .key(id.shop))
      return changedRowCount > 0
    }
  }

  extension SQLiteValue {
    /// A text to be found by. SQLite compares bytes, and Swift characters, which can be composed
    /// of different bytes.
    fileprivate static func key(_ text: String) -> Self {
      .text(text.precomposedStringWithCanonicalMapping)
    }
  }

  extension Visit {
    /// The visit of a row that has the columns in the order of the commands above.
    fileprivate init(_ row: Statement) throws(SQLiteError) {
      self.init(
        id: ID(account: try row.text(0), shop: try row.text(1)), rating: try row.integer(2),
        note: try row.text(3),
        changed: Date(timeIntervalSinceReferenceDate: try row.real(4)))
      guard (try? validate()) != nil else { throw .noVisit }
    }
  }
#endif
