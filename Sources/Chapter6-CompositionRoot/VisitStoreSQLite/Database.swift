#if SQLite
  import Basics
  import CSQLite
  import Foundation

  /// A connection to a database. It's closed when it's released.
  final class Database {
    private let connection: OpaquePointer

    /// Opens a file that exists.
    ///
    /// - Parameters:
    ///   - path: the file. An empty file is a database without tables.
    ///   - timeout: how long SQLite waits while others write.
    init(path: String, timeout: Duration) throws(SQLiteError) {
      var connection: OpaquePointer?
      let code = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil)
      guard code == SQLITE_OK, let connection else {
        // Even after an error, there is a connection, which says what the error was.
        defer { sqlite3_close(connection) }
        throw SQLiteError(connection)
      }
      self.connection = connection
      sqlite3_busy_timeout(connection, Int32(clamping: Int(timeout / .milliseconds(1))))
    }

    deinit { sqlite3_close(connection) }

    /// Runs one statement. SQLite does all of it or nothing, whatever happens. What follows a
    /// "BEGIN IMMEDIATE" is undone if the connection is closed without a "COMMIT".
    ///
    /// - Parameters:
    ///   - sql: the statement. It never contains user input.
    ///   - values: one for each question mark.
    ///   - row: reads a row of the answer.
    @discardableResult
    func run<Result>(
      _ sql: String, _ values: [SQLiteValue] = [], row: (SQLiteRow) -> Result = { _ in }
    ) throws(SQLiteError) -> [Result] {
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      var code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
      for (index, value) in values.enumerated() where code == SQLITE_OK {
        code = value.bind(to: statement, at: Int32(index) + 1)
      }
      var rows: [Result] = []
      while code == SQLITE_OK || code == SQLITE_ROW {
        code = sqlite3_step(statement)
        if code == SQLITE_ROW { rows.append(row(SQLiteRow(statement: statement))) }
      }
      guard code == SQLITE_DONE else { throw SQLiteError(connection) }
      return rows
    }
  }

  /// What SQLite says when something goes wrong.
  struct SQLiteError: Error {
    /// Whether the file isn't a database, or is one that doesn't contain visits.
    let isDamage: Bool
    /// What is wrong if the file isn't damaged.
    let failure: SafeFile.Failure

    /// The database contains something else than visits.
    static let notVisits = SQLiteError(isDamage: true, failure: SafeFile.Failure(reason: ""))

    private init(isDamage: Bool, failure: SafeFile.Failure) {
      (self.isDamage, self.failure) = (isDamage, failure)
    }

    /// The latest error of a connection.
    init(_ connection: OpaquePointer?) {
      // The kind of error, without the details in the higher bits.
      let code = sqlite3_errcode(connection) & 0xff
      isDamage = code == SQLITE_CORRUPT || code == SQLITE_NOTADB
      failure =
        code == SQLITE_BUSY || code == SQLITE_LOCKED
        ? .busy : SafeFile.Failure(reason: String(cString: sqlite3_errmsg(connection)))
    }
  }

  /// A value for a question mark.
  enum SQLiteValue {
    case text(String)
    case integer(Int)
    case real(Double)
    case null

    fileprivate func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
      switch self {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
      case .real(let number): sqlite3_bind_double(statement, index, number)
      // The length is passed, since the text may contain a zero byte.
      case .text(let text):
        sqlite3_bind_copied_text(statement, index, text, Int32(text.utf8.count))
      }
    }
  }

  /// A row of a result. Columns count from 0.
  struct SQLiteRow {
    fileprivate let statement: OpaquePointer?

    func text(_ column: Int32) -> String {
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(statement, column),
        count: Int(sqlite3_column_bytes(statement, column)))
      return String(decoding: bytes, as: UTF8.self)
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func optionalInteger(_ column: Int32) -> Int? {
      sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
    }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  }
#endif
