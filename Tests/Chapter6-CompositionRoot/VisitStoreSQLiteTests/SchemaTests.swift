#if SQLite
  import Foundation
  import TestSupport
  import Testing
  import VisitDisk
  import VisitStore

  @testable import VisitStoreSQLite

  @Suite("SQLite store: older and later databases")
  struct SchemaTests {
    /// What the first version of the program has made.
    static let first: [StaticString] = [
      """
      CREATE TABLE visits (
        account TEXT NOT NULL, shop TEXT NOT NULL,
        rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5), changed REAL NOT NULL,
        PRIMARY KEY (account, shop)) WITHOUT ROWID
      """,
      "INSERT INTO visits VALUES ('Ada', 'Comets', 4, 0.0)",
      "PRAGMA user_version = 1",
    ]

    @Test("a database without a table gets one, in all steps, once")
    func fromNothing() async throws {
      try await withDatabase { database, path in
        for _ in 0..<2 { try Schema.prepare(database) }
        try Schema.prepare(try Database(path: path, patience: .zero))
        #expect(try version(of: database) == 2)
        try database.save(visit("Comets", note: "there"))
        #expect(try database.visits(of: "Ada") == [visit("Comets", note: "there")])
      }
    }

    @Test("a database of before there were notes keeps its visits")
    func fromFirst() async throws {
      try await withDatabase { database, path in
        for command in Self.first { try database.run(command) }
        try Schema.prepare(try Database(path: path, patience: .zero))
        #expect(try version(of: database) == 2)
        #expect(try database.visits(of: "Ada") == [visit("Comets")])
      }
    }

    @Test("steps of which one fails are as if none had begun, and can be tried again")
    func half() async throws {
      try await withDatabase { database, _ in
        for command in Self.first { try database.run(command) }
        let broken = Schema.steps + [["CREATE TABLE tags (tag TEXT)", "nonsense"]]
        #expect(throws: SQLiteError.self) { try Schema.prepare(database, steps: broken) }
        #expect(try version(of: database) == 1)
        try Schema.prepare(database)
        #expect(try version(of: database) == 2)
        #expect(try database.visits(of: "Ada") == [visit("Comets")])
        let mended = Schema.steps + [["CREATE TABLE tags (tag TEXT)", "PRAGMA user_version = 3"]]
        try Schema.prepare(database, steps: mended)
        #expect(try version(of: database) == 3)
      }
    }

    @Test("a database of a later version is an error, and stays as it is")
    func tooNew() async throws {
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: "visits.sqlite")
        try Data().write(to: file)
        do {
          let database = try Database(path: file.path, patience: .zero)
          try database.run("PRAGMA journal_mode = WAL")
          try database.run("CREATE TABLE visits (everything TEXT)")
          try database.run("PRAGMA user_version = 3")
        }
        let bytes = try Data(contentsOf: file)
        let store = SQLiteVisitStore(folder: folder, disk: SystemDisk(), patience: .seconds(10))
        let error = VisitStoreError.tooNew(path: file.path, version: 3)
        await #expect(throws: error) { try await store.visits(of: "Ada") }
        await #expect(throws: error) { try await store.save(visit("a")) }
        await #expect(throws: error) { try await store.delete(visit("a").id) }
        #expect(try Data(contentsOf: file) == bytes)
      }
    }

    private func version(of database: Database) throws -> Int? {
      try database.rows("PRAGMA user_version") { row throws(SQLiteError) in try row.integer(0) }
        .first
    }
  }
#endif
