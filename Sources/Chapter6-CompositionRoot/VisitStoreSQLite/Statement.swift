#if SQLite
  import CSQLite

  /// What SQLite says when something goes wrong.
  struct SQLiteError: Error {
    /// The kind of the error, without the details that are in its higher bits.
    let code: Int32
    let message: String

    init(code: Int32, message: String) {
      self.code = code & 0xff
      self.message = message
    }

    /// The latest error of a connection.
    init(_ connection: OpaquePointer?) {
      self.init(
        code: sqlite3_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    }

    /// There is something in the table that no visit can be made of.
    static let noVisit = SQLiteError(code: SQLITE_CORRUPT, message: "a row is no visit")

    /// Whether the file is no database, or not any more.
    var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
    /// Whether others had the database for too long.
    var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
  }

  /// What stands for a question mark.
  enum SQLiteValue {
    case text(String)
    case integer(Int)
    case real(Double)
  }

  /// A command that SQLite has compiled, and that can be run again and again.
  final class Statement {
    private let statement: OpaquePointer
    private let connection: OpaquePointer

    /// - Parameters:
    ///   - sql: one command. What is static has nothing in it that a user has typed.
    ///   - connection: the database. It is not closed before the statement is gone.
    init(_ sql: StaticString, connection: OpaquePointer) throws(SQLiteError) {
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v3(
        connection, "\(sql)", -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
      guard code == SQLITE_OK, let statement else { throw SQLiteError(connection) }
      self.statement = statement
      self.connection = connection
    }

    deinit { sqlite3_finalize(statement) }

    /// Runs it, and forgets the values afterwards.
    ///
    /// - Parameters:
    ///   - values: one for each question mark.
    ///   - row: reads a row of the answer.
    func run<Row>(
      _ values: [SQLiteValue], row: (Statement) throws(SQLiteError) -> Row
    ) throws(SQLiteError) -> [Row] {
      defer {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
      }
      for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
      var rows: [Row] = []
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: rows.append(try row(self))
        case SQLITE_DONE: return rows
        default: throw SQLiteError(connection)
        }
      }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
      let code =
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text):
          // With its length, since a text may have a zero in it.
          text.withCString {
            sqlite3_bind_copied_text(statement, index, $0, Int32(text.utf8.count))
          }
        }
      guard code == SQLITE_OK else { throw SQLiteError(connection) }
    }
  }

  /// The columns of the row at hand, from 0. One of another type is damage.
  extension Statement {
    func text(_ column: Int32) throws(SQLiteError) -> String {
      guard sqlite3_column_type(statement, column) == SQLITE_TEXT,
        let bytes = sqlite3_column_text(statement, column)
      else { throw .noVisit }
      let count = Int(sqlite3_column_bytes(statement, column))
      guard
        let text = String(
          validating: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      else { throw .noVisit }
      return text
    }

    func integer(_ column: Int32) throws(SQLiteError) -> Int {
      guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { throw .noVisit }
      return Int(sqlite3_column_int64(statement, column))
    }

    func real(_ column: Int32) throws(SQLiteError) -> Double {
      guard sqlite3_column_type(statement, column) == SQLITE_FLOAT else { throw .noVisit }
      return sqlite3_column_double(statement, column)
    }
  }
#endif
