import Foundation
import Testing
import VisitStoreSQLite

@Suite("SQLite store: with and without the trait")
struct OptionalSQLiteTests {
  @Test("is there if the trait is on, and says else why not")
  func trait() throws {
    let make = { try sqliteVisitStore(folder: URL(filePath: "/none"), timeout: .zero) }
    #if SQLite
      #expect(try make() is SQLiteVisitStore)
    #else
      #expect(throws: BuiltWithoutSQLite()) { try make() }
    #endif
    #expect("\(BuiltWithoutSQLite())" == "This program was built without SQLite.")
  }
}
