import Foundation
import VisitStore

/// Makes a store that keeps the visits in a database of SQLite, if the program has one built in.
///
/// - Parameters:
///   - folder: where the file `visits.sqlite` is. It is made when something is saved.
///   - timeout: how long to wait while other processes save.
/// - Throws: `BuiltWithoutSQLite`, always or never: it depends on the package's trait.
package func sqliteVisitStore(
  folder: URL, timeout: Duration
) throws(BuiltWithoutSQLite) -> any VisitStoring {
  #if SQLite
    SQLiteVisitStore(folder: folder, timeout: timeout)
  #else
    throw BuiltWithoutSQLite()
  #endif
}

/// SQLite is asked for, and this program has none.
package struct BuiltWithoutSQLite: Error, Equatable, CustomStringConvertible {
  /// The error.
  package init() {}

  /// What happened. What to type instead is known to the program only.
  package var description: String { "This program was built without SQLite." }
}
