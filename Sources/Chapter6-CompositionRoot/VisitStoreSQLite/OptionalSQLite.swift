import Foundation
import VisitStore

/// Makes a store that keeps the visits in an SQLite database, if the program has SQLite built in.
///
/// - Parameters:
///   - folder: where the file `visits.sqlite` is. The folder is created when something is saved.
///   - timeout: how long to wait while other processes save.
/// - Throws: `BuiltWithoutSQLite` if the package's SQLite trait is off.
package func sqliteVisitStore(
  folder: URL, timeout: Duration
) throws(BuiltWithoutSQLite) -> any VisitStoring {
  #if SQLite
    SQLiteVisitStore(folder: folder, timeout: timeout)
  #else
    throw BuiltWithoutSQLite()
  #endif
}

/// SQLite was asked for, but this program was built without it.
package struct BuiltWithoutSQLite: Error, Equatable, CustomStringConvertible {
  package init() {}

  /// What happened. Only the program knows what to type instead.
  package var description: String { "This program was built without SQLite." }
}
