#if SQLite
  import Broadcast
  import CSQLite
  import Foundation
  import SafeFile
  import VisitStore

  /// Keeps the visits in a database of SQLite, which it opens for each call: that is cheap, and the
  /// file may be another one by now.
  package actor SQLiteVisitStore: VisitStoring {
    private let file: SafeFile
    private let timeout: Duration
    private let broadcast = Broadcast<VisitChange>()

    /// - Parameters:
    ///   - folder: where the file `visits.sqlite` is. It is made when something is saved.
    ///   - timeout: how long to wait while other processes save.
    package init(folder: URL, timeout: Duration) {
      file = SafeFile(folder.appending(path: "visits.sqlite"))
      self.timeout = timeout
    }

    package nonisolated func changes() -> AsyncStream<VisitChange> { broadcast.stream() }

    package func visits(of account: String) throws -> [Visit] {
      let visits = try open(or: VisitStoreError.notReadable) { database in
        try database.run(
          "SELECT shop, rating, note, changed FROM visits WHERE account = ?", [.key(account)]
        ) { row in
          Visit(
            id: Visit.ID(account: account, shop: row.text(0)), rating: row.integer(1),
            note: row.text(2), changed: Date(timeIntervalSinceReferenceDate: row.real(3)))
        }
      }
      guard let visits else { return [] }
      guard visits.allSatisfy(\.isValid) else { throw VisitStoreError.damaged(path: file.path) }
      return visits.latestFirst()
    }

    // snippet.save
    package func save(_ visit: Visit) throws {
      try visit.validate()
      try open(creating: true, or: VisitStoreError.notWritable) { database in
        try database.run(
          """
          INSERT OR REPLACE INTO visits (account, shop, rating, note, changed)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            .key(visit.id.account), .key(visit.id.shop), .integer(visit.rating), .text(visit.note),
            .real(visit.changed.timeIntervalSinceReferenceDate),
          ])
      }
      broadcast.send(.saved(visit))
    }
    // snippet.end

    package func delete(_ id: Visit.ID) throws {
      let count = try open(or: VisitStoreError.notWritable) { database in
        try database.run(
          "DELETE FROM visits WHERE account = ? AND shop = ?", [.key(id.account), .key(id.shop)])
        return database.changedRowCount
      }
      if count == 1 { broadcast.send(.deleted(id)) }
    }
  }

  extension SQLiteVisitStore {
    /// Lets the body use the database; without one, the answer is nil, unless it is to be created.
    @discardableResult
    private func open<Result>(
      creating: Bool = false, or failure: (_ path: String, _ reason: String) -> VisitStoreError,
      _ body: (Database) throws -> Result
    ) throws -> Result? {
      try Task.checkCancellation()
      do {
        if creating { try file.create() }
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let database = try Database(path: file.path, timeout: timeout)
        try makeTable(in: database)
        return try body(database)
      } catch let error as SQLiteError {
        switch error.code {
        case SQLITE_BUSY, SQLITE_LOCKED: throw VisitStoreError.busy(path: file.path)
        case SQLITE_CORRUPT, SQLITE_NOTADB: throw VisitStoreError.damaged(path: file.path)
        default: throw failure(file.path, error.reason)
        }
      } catch let error where !(error is VisitStoreError) {
        throw failure(file.path, error.systemReason)
      }
    }

    /// Makes the table of a new database. The version is set last, and says that it is there.
    private func makeTable(in database: Database) throws {
      let version = try database.run("PRAGMA user_version") { $0.integer(0) }.first
      if version == 2 { return }
      guard version == 0 else { throw VisitStoreError.damaged(path: file.path) }
      try database.run(
        """
        CREATE TABLE IF NOT EXISTS visits (
          account TEXT NOT NULL,
          shop TEXT NOT NULL,
          rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
          note TEXT NOT NULL,
          changed REAL NOT NULL, -- seconds since the beginning of 2001
          PRIMARY KEY (account, shop)
        ) WITHOUT ROWID
        """)
      try database.run("PRAGMA user_version = 2")
    }
  }

  extension SQLiteValue {
    /// A text to be found by. SQLite compares bytes, and Swift characters, which can be composed
    /// of different bytes.
    fileprivate static func key(_ text: String) -> Self {
      .text(text.precomposedStringWithCanonicalMapping)
    }
  }
#endif
