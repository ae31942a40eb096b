#if SQLite
  /// The tables, and how an older database gets there. The database itself says how far it is.
  enum Schema {
    /// A database of a later version of the program.
    struct TooNew: Error {
      let version: Int
    }

    /// What leads from each version to the next one. What has been released stays as it is.
    static let steps: [[StaticString]] = [
      [
        """
        CREATE TABLE visits (
          account TEXT NOT NULL,
          shop TEXT NOT NULL,
          rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
          changed REAL NOT NULL, -- seconds since the beginning of 2001
          PRIMARY KEY (account, shop)
        ) WITHOUT ROWID
        """,
        "PRAGMA user_version = 1",
      ],
      [
        "ALTER TABLE visits ADD COLUMN note TEXT NOT NULL DEFAULT ''",
        "PRAGMA user_version = 2",
      ],
    ]

    /// Looks whether the database is whole, and brings it up to date.
    ///
    /// - Parameter steps: what leads from each version to the next one.
    /// - Throws: `TooNew`, before anything is changed; `SQLiteError`.
    static func prepare(_ database: Database, steps: [[StaticString]] = steps) throws {
      let isOld = try version(of: database, atMost: steps.count) < steps.count
      // A rollback journal and not a write-ahead log: while nobody writes there is one file alone,
      // which can be copied, sent or set aside as it is, and readers need not go on meanwhile.
      // EXTRA, because a commit is to last even if the power fails at once.
      _ = try database.rows("PRAGMA journal_mode = DELETE") { _ in }
      try database.run("PRAGMA synchronous = EXTRA")
      try database.run("PRAGMA fullfsync = ON")
      let found = try database.rows("PRAGMA quick_check") { row throws(SQLiteError) in
        try row.text(0)
      }
      guard found == ["ok"] else { throw SQLiteError.noVisit }
      guard isOld else { return }
      try database.transaction {
        // Somebody else may have been faster.
        for step in steps[try version(of: database, atMost: steps.count)...] {
          for command in step { try database.run(command) }
        }
      }
    }

    private static func version(of database: Database, atMost latest: Int) throws -> Int {
      let versions = try database.rows("PRAGMA user_version") { row throws(SQLiteError) in
        try row.integer(0)
      }
      let version = versions.first ?? 0
      guard (0...latest).contains(version) else { throw TooNew(version: version) }
      return version
    }
  }
#endif
