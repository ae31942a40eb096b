#if SQLite
  import Foundation
  import TestSupport
  import Testing
  import VisitStore

  @testable import VisitStoreSQLite

  @Suite("SQLite store: the database")
  struct DatabaseTests {
    @Test(
      "that is damaged, or not from this version, is an error, and stays as it is",
      arguments: Damage.allCases)
    func damaged(damage: Damage) async throws {
      try await withStore { store, file in
        for number in 0..<20 {
          try await store.save(visit("\(number)", note: String(repeating: "n", count: 2_000)))
        }
        try damage.happen(to: file)
        let bytes = try Data(contentsOf: file)
        let error = VisitStoreError.damaged(path: file.path)
        await #expect(throws: error) { try await store.visits(of: "Ada") }
        await #expect(throws: error) { try await store.save(visit("a")) }
        #expect(try Data(contentsOf: file) == bytes)
      }
    }

    @Test("is not changed while another program writes, and that is an error")
    func busy() async throws {
      try await withStore(timeout: .zero) { store, file in
        try await store.save(visit("a"))
        let other = try Database(path: file.path, timeout: .zero)
        try other.run("BEGIN IMMEDIATE")
        let error = VisitStoreError.notWritable(
          path: file.path, reason: "another program is using it",
          advice: "Wait until that program is done, or end it")
        await #expect(throws: error) { try await store.save(visit("b")) }
        #expect(try await store.visits(of: "Ada") == [visit("a")])
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
    case overwritten, otherVersion

    func happen(to file: URL) throws {
      switch self {
      case .overwritten:
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(4_096..<8_192, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: file)
      case .otherVersion:
        try Database(path: file.path, timeout: .zero).run("PRAGMA user_version = 4")
      }
    }
  }
#endif
