#if SQLite
  import Foundation
  import VisitStore

  /// The visits in a database.
  extension Database {
    /// The version of the table below.
    private static let currentVersion = 3

    /// Whether nothing has been stored yet.
    ///
    /// - Throws: `SQLiteError`, including when the database is of another version.
    private var isNew: Bool {
      get throws(SQLiteError) {
        func number(_ name: String) throws(SQLiteError) -> Int {
          try run("PRAGMA \(name)") { $0.integer(0) }.first ?? 0
        }
        if try number("schema_version") == 0 { return true }
        guard try number("user_version") == Self.currentVersion else { throw .notVisits }
        return false
      }
    }

    /// Makes the table if there is none.
    func makeTable() throws {
      guard try isNew else { return }
      try run(
        """
        CREATE TABLE visits (
          account TEXT NOT NULL,
          shop TEXT NOT NULL,
          rating INTEGER CHECK (rating BETWEEN 1 AND 5),
          note TEXT NOT NULL,
          changed REAL NOT NULL, -- seconds since the beginning of 2001
          PRIMARY KEY (account, shop)
        ) WITHOUT ROWID
        """)
      try run("PRAGMA user_version = \(Self.currentVersion)")
    }

    /// The visits of one account, in no particular order.
    ///
    /// - Throws: `SQLiteError`, including when a rating isn't valid.
    func visits(of account: String) throws -> [Visit] {
      guard try !isNew else { return [] }
      let visits = try run(
        "SELECT shop, rating, note, changed FROM visits WHERE account = ?", [.key(account)]
      ) { row in
        Visit(
          id: Visit.ID(account: account, shop: row.text(0)), rating: row.optionalInteger(1),
          note: row.text(2), changed: Date(timeIntervalSinceReferenceDate: row.real(3)))
      }
      guard visits.allSatisfy(\.isValid) else { throw SQLiteError.notVisits }
      return visits
    }

    func apply(_ change: VisitChange) throws {
      switch change {
      case .saved(let visit):
        try run(
          """
          INSERT OR REPLACE INTO visits (account, shop, rating, note, changed)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            .key(visit.id.account), .key(visit.id.shop), visit.rating.map { .integer($0) } ?? .null,
            .text(visit.note),
            .real(visit.changed.timeIntervalSinceReferenceDate),
          ])
      case .deleted(let id):
        try run(
          "DELETE FROM visits WHERE account = ? AND shop = ?", [.key(id.account), .key(id.shop)])
      }
    }
  }

  extension SQLiteValue {
    /// Text as a key. SQLite compares bytes, but Swift compares characters, which may be encoded
    /// in different bytes.
    fileprivate static func key(_ text: String) -> Self {
      .text(text.precomposedStringWithCanonicalMapping)
    }
  }
#endif
