#if SQLite
  import Foundation
  import TestSupport
  import Testing
  import VisitStore

  @testable import VisitStoreSQLite

  @Suite("SQLite store: the database")
  struct DatabaseTests {
    @Test("a transaction that fails leaves nothing behind, and the next one works")
    func rollback() async throws {
      try await withDatabase { database, _ in
        try Schema.prepare(database)
        // Not within `#expect`: Swift 6.3 gives the closures in it and after it the same name.
        let outcome = Result {
          try database.transaction {
            try database.save(visit("a"))
            throw VisitStoreError.invalidDate
          }
        }
        #expect(throws: VisitStoreError.invalidDate) { try outcome.get() }
        #expect(try database.visits(of: "Ada") == [])
        try database.transaction { try database.save(visit("b")) }
        #expect(try database.visits(of: "Ada") == [visit("b")])
      }
    }

    @Test("a transaction keeps other writers out from its beginning")
    func immediate() async throws {
      try await withDatabase { database, path in
        try Schema.prepare(database)
        let other = try Database(path: path, patience: .zero)
        try database.transaction {
          let outcome = Result { try other.transaction {} }
          let error = #expect(throws: SQLiteError.self) { try outcome.get() }
          #expect(error?.isBusy == true)
          let visits = try other.visits(of: "Ada")
          #expect(visits == [])
        }
        try other.transaction { try other.save(visit("a")) }
        #expect(try database.visits(of: "Ada") == [visit("a")])
      }
    }

    @Test("each command is compiled once, however often it is run")
    func reuse() async throws {
      try await withDatabase { database, _ in
        try Schema.prepare(database)
        var counts: Set<Int> = []
        for number in 0..<20 {
          try database.transaction { try database.save(visit("\(number)")) }
          _ = try database.visit(visit("\(number)").id)
          counts.insert(database.statementCount)
        }
        #expect(counts.count == 1)
        #expect(try database.visits(of: "Ada").count == 20)
      }
    }

    @Test("a row that no visit can be made of is an error, and the command works again")
    func noVisit() async throws {
      try await withDatabase { database, _ in
        try Schema.prepare(database)
        try database.save(visit("a"))
        try database.run("PRAGMA ignore_check_constraints = ON")
        for damage: StaticString in [
          "UPDATE visits SET rating = 9", "UPDATE visits SET rating = 'five'",
          "UPDATE visits SET note = x'FF'", "UPDATE visits SET note = CAST(x'FF' AS TEXT)",
          "UPDATE visits SET changed = 'today'", "UPDATE visits SET changed = 9e999",
        ] {
          try database.run(damage)
          let error = #expect(throws: SQLiteError.self) { try database.visits(of: "Ada") }
          #expect(error?.isDamage == true, "\(damage)")
          try database.save(visit("a"))
          #expect(try database.visits(of: "Ada") == [visit("a")])
        }
      }
    }

    @Test("a process that dies in the middle of a transaction leaves the old state")
    func killed() async throws {
      let file = Self.file(of: getpid())
      defer { try? FileManager.default.removeItem(at: file) }
      try Data().write(to: file)
      let database = try Database(path: file.path, patience: .zero)
      try Schema.prepare(database)
      try database.transaction { try database.save(visit("old")) }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        let database = try Database(
          path: DatabaseTests.file(of: getppid()).path, patience: .zero)
        try Schema.prepare(database)
        // So that it is on the disk already, in the middle.
        try database.run("PRAGMA cache_size = 1")
        try database.run("PRAGMA cache_spill = 1")
        try database.transaction {
          for number in 0..<2_000 { try database.save(visit("\(number)")) }
          kill(getpid(), SIGKILL)
        }
      }
      let reopened = try Database(path: file.path, patience: .zero)
      try Schema.prepare(reopened)
      #expect(try reopened.visits(of: "Ada") == [visit("old")])
    }

    static func file(of process: pid_t) -> URL {
      FileManager.default.temporaryDirectory
        .appending(path: "LooselyCoupled-transaction-\(process).sqlite")
    }
  }

  func withDatabase(_ body: (Database, String) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.sqlite")
      try Data().write(to: file)
      try body(try Database(path: file.path, patience: .zero), file.path)
    }
  }

  func visit(_ shop: String, note: String = "") -> Visit {
    Visit(
      id: Visit.ID(account: "Ada", shop: shop), rating: 4, note: note,
      changed: Date(timeIntervalSinceReferenceDate: 0))
  }
#endif
