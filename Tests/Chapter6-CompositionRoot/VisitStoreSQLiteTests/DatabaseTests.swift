#if SQLite
  import Basics
  import Foundation
  import TestSupport
  import Testing
  import VisitStore

  @testable import VisitStoreSQLite

  @Suite("SQLite store: the database")
  struct DatabaseTests {
    @Test("of an earlier version of the program is read and written")
    func earlier() async throws {
      try await withStore { store, file in
        try Data().write(to: file)
        let database = try Database(path: file.path, timeout: .zero)
        // This is how that version added the notes.
        for statement in [
          """
          CREATE TABLE visits (
            account TEXT NOT NULL, shop TEXT NOT NULL, rating INTEGER NOT NULL,
            changed REAL NOT NULL, PRIMARY KEY (account, shop)) WITHOUT ROWID
          """,
          "ALTER TABLE visits ADD COLUMN note TEXT NOT NULL DEFAULT ''",
          "INSERT INTO visits VALUES ('Ada', 'a', 4, 0.0, 'n')", "PRAGMA user_version = 2",
        ] {
          try database.run(statement)
        }
        #expect(try await store.visits(of: "Ada") == [visit("a", note: "n")])
        #expect(try database.version == 2)
        var unrated = visit("b")
        unrated.rating = nil
        try await store.save(unrated)
        #expect(try await store.visits(of: "Ada") == [visit("a", note: "n"), unrated])
        #expect(try Database(path: file.path, timeout: .zero).version == 3)
        try await store.save(visit("b"))
        #expect(try await store.visits(of: "Ada") == [visit("a", note: "n"), visit("b")])
      }
    }

    @Test(
      "that is damaged, or of a later version, is an error, and stays as it is",
      arguments: Damage.allCases)
    func damaged(damage: Damage) async throws {
      try await withStore { store, file in
        for number in 0..<20 {
          try await store.save(visit("\(number)", note: String(repeating: "n", count: 2_000)))
        }
        try damage.happen(to: file)
        let bytes = try Data(contentsOf: file)
        await #expect(throws: VisitStoreError.damaged(path: file.path)) {
          try await store.visits(of: "Ada")
        }
        #expect(try Data(contentsOf: file) == bytes)
      }
    }

    @Test("that has no room says so, as a file does")
    func full() async throws {
      try await withStore { store, file in
        try await store.save(visit("a"))
        let database = try Database(path: file.path, timeout: .zero)
        try database.run("PRAGMA max_page_count = 2")
        let note = String(repeating: "n", count: 20_000)
        let error = #expect(throws: SQLiteError.self) {
          try database.apply(.saved(visit("b", note: note)))
        }
        #expect(error?.failure == SafeFile.Failure(code: ENOSPC))
        #expect(error?.isDamage == false)
        #expect(try await store.visits(of: "Ada") == [visit("a")])
      }
    }

    @Test("is nobody else's while a visit is changed, from before it is read")
    func exclusive() async throws {
      try await withStore { store, file in
        try await store.save(visit("a"))
        try await store.update(visit("a").id) { _ in
          let other = try Database(path: file.path, timeout: .zero)
          let error = #expect(throws: SQLiteError.self) { try other.run("BEGIN IMMEDIATE") }
          #expect(error?.failure == .busy)
        }
      }
    }

    @Test("is not changed while another program writes, and that is an error")
    func busy() async throws {
      try await withStore(timeout: .zero) { store, file in
        try await store.save(visit("a"))
        let listener = Listener(store.changes())
        let other = try Database(path: file.path, timeout: .zero)
        try other.run("BEGIN IMMEDIATE")
        let error = VisitStoreError.notWritable(
          path: file.path, reason: "another program is using it",
          advice: "Wait until that program is done, or end it")
        await #expect(throws: error) { try await store.save(visit("b")) }
        await #expect(throws: error) { try await store.delete(visit("a").id) }
        #expect(try await store.visits(of: "Ada") == [visit("a")])
        try other.run("COMMIT")
        try await store.save(visit("c"))
        await listener.hears(1)
        #expect(listener.heard.calls == [.saved(visit("c"))])
      }
    }

    private func withStore(
      timeout: Duration = .seconds(3_600), _ body: (SQLiteVisitStore, URL) async throws -> Void
    ) async throws {
      try await withTemporaryFolder { folder in
        let store = SQLiteVisitStore(folder: folder, timeout: timeout)
        try await body(store, folder.appending(path: "visits.sqlite"))
      }
    }

    private func visit(_ shop: String, note: String = "") -> Visit {
      Visit(
        id: Visit.ID(account: "Ada", shop: shop), rating: 4, note: note,
        changed: Date(timeIntervalSinceReferenceDate: 0))
    }
  }

  /// What can be wrong with a file that begins like a database.
  enum Damage: CaseIterable {
    case shortened, overwritten, wrongRating, laterVersion

    func happen(to file: URL) throws {
      switch self {
      case .shortened:
        try Data(contentsOf: file).prefix(9_000).write(to: file)
      case .overwritten:
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(4_096..<8_192, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: file)
      case .wrongRating:
        let database = try Database(path: file.path, timeout: .zero)
        try database.run("PRAGMA ignore_check_constraints = ON")
        try database.run("UPDATE visits SET rating = 9")
      case .laterVersion:
        try Database(path: file.path, timeout: .zero).run("PRAGMA user_version = 4")
      }
    }
  }
#endif
