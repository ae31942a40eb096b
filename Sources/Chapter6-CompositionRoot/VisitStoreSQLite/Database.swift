#if SQLite
  import CSQLite

  /// A connection to a database. It belongs to one actor, and is closed when that lets go of it.
  final class Database {
    private let connection: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens a file, which exists.
    ///
    /// - Parameters:
    ///   - path: the file. An empty one is a database without tables.
    ///   - patience: how long to wait while somebody else writes.
    init(path: String, patience: Duration) throws(SQLiteError) {
      var connection: OpaquePointer?
      let code = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil)
      guard code == SQLITE_OK, let connection else {
        // There is a connection even where there is an error, if only to ask what it was.
        defer { sqlite3_close(connection) }
        throw SQLiteError(connection)
      }
      self.connection = connection
      let (seconds, attoseconds) = patience.components
      let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
      sqlite3_busy_timeout(connection, Int32(clamping: milliseconds))
    }

    deinit {
      // A connection with statements would not close.
      statements = [:]
      sqlite3_close(connection)
    }

    /// Runs a command, and compiles it the first time.
    func run(_ sql: StaticString, _ values: SQLiteValue...) throws(SQLiteError) {
      _ = try statement(sql).run(values) { _ in }
    }

    /// Runs a command that answers with rows, and compiles it the first time.
    func rows<Row>(
      _ sql: StaticString, _ values: SQLiteValue...,
      row: (Statement) throws(SQLiteError) -> Row
    ) throws(SQLiteError) -> [Row] {
      try statement(sql).run(values, row: row)
    }

    /// How many rows the latest command has inserted, updated or deleted.
    var changedRowCount: Int { Int(sqlite3_changes(connection)) }

    /// How many statements wait to be run again.
    var statementCount: Int { statements.count }

    private func statement(_ sql: StaticString) throws(SQLiteError) -> Statement {
      if let statement = statements["\(sql)"] { return statement }
      let statement = try Statement(sql, connection: connection)
      statements["\(sql)"] = statement
      return statement
    }
  }

  extension Database {
    // snippet.transaction
    /// Does all of it or nothing, and lets nobody else write meanwhile.
    ///
    /// `IMMEDIATE`, because a transaction that reads first and wants to write later may find that
    /// somebody else has written between the two, and could only give up.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
      try run("BEGIN IMMEDIATE")
      do {
        let result = try body()
        try run("COMMIT")
        return result
      } catch {
        // After some errors SQLite has done so by itself, and this fails.
        try? run("ROLLBACK")
        throw error
      }
    }
    // snippet.end
  }
#endif
