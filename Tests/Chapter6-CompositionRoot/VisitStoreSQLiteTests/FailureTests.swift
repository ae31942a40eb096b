#if SQLite
  import Foundation
  import TestSupport
  import Testing
  import VisitDisk
  import VisitStore

  @testable import VisitStoreSQLite

  @Suite("SQLite store: what goes wrong")
  struct FailureTests {
    @Test("a save while another program writes is an error, and no change")
    func busy() async throws {
      try await withStore(patience: .zero) { store, file in
        // Since the file is there, the folder's lock is only shared, and nobody waits for it.
        try Data().write(to: file)
        try await store.save(visit("a"))
        let listener = Listener(store.changes())
        let other = try Database(path: file.path, patience: .zero)
        try other.run("BEGIN IMMEDIATE")
        let error = VisitStoreError.busy(path: file.path)
        await #expect(throws: error) { try await store.save(visit("b")) }
        await #expect(throws: error) { try await store.delete(visit("a").id) }
        #expect(try await store.visits(of: "Ada") == [visit("a")])
        try other.run("COMMIT")
        try await store.save(visit("c"))
        await listener.hears(1)
        #expect(listener.heard.calls == [.saved(visit("c"))])
      }
    }

    @Test("a save that SQLite refuses is an error with its reason, and no change")
    func refused() async throws {
      try await withStore { store, file in
        try await store.save(visit("a"))
        let listener = Listener(store.changes())
        let other = try Database(path: file.path, patience: .zero)
        try other.run(
          """
          CREATE TRIGGER t AFTER INSERT ON visits WHEN new.shop = 'b'
          BEGIN SELECT RAISE(ABORT, 'not this one'); END
          """)
        await #expect(
          throws: VisitStoreError.notWritable(path: file.path, reason: "not this one")
        ) { try await store.save(visit("b")) }
        try await store.save(visit("c"))
        await listener.hears(1)
        #expect(listener.heard.calls == [.saved(visit("c"))])
        #expect(try await store.visits(of: "Ada") == [visit("a"), visit("c")])
      }
    }

    @Test(
      "a database that is damaged inside is set aside whole", arguments: Damage.allCases)
    func damaged(damage: Damage) async throws {
      try await withStore { store, file in
        // It has read the database before, so what it finds is news.
        for number in 0..<20 {
          try await store.save(visit("\(number)", note: String(repeating: "n", count: 2_000)))
        }
        try damage.happen(to: file)
        let bytes = try Data(contentsOf: file)
        let setAside = file.deletingLastPathComponent().appending(path: "visits.damaged-1.sqlite")
        await #expect(
          throws: VisitStoreError.damaged(path: file.path, setAside: setAside.path)
        ) {
          let next = SQLiteVisitStore(
            folder: file.deletingLastPathComponent(), disk: SystemDisk(), patience: .seconds(10))
          _ = try await next.visits(of: "Bob")
        }
        #expect(try Data(contentsOf: setAside) == bytes)
        #expect(try await store.visits(of: "Ada") == [])
        try await store.save(visit("a"))
        #expect(try await store.visits(of: "Ada") == [visit("a")])
      }
    }

    @Test("a journal that is left over goes with the database that it belongs to")
    func journal() async throws {
      try await withStore { store, file in
        let journal = URL(filePath: file.path + "-journal")
        try Data("no database".utf8).write(to: file)
        try Data("\0no journal".utf8).write(to: journal)
        await #expect(throws: VisitStoreError.self) { try await store.visits(of: "Ada") }
        #expect(!FileManager.default.fileExists(atPath: journal.path))
        let folder = file.deletingLastPathComponent()
        let kept = try String(
          contentsOf: folder.appending(path: "visits.damaged-1.sqlite-journal"), encoding: .utf8)
        #expect(kept == "\0no journal")
      }
    }

    @Test("a database that somebody else has just replaced is not set aside")
    func replaced() async throws {
      try await withStore { store, good in
        try await store.save(visit("a"))
        try await withTemporaryFolder { folder in
          let file = folder.appending(path: "visits.sqlite")
          try Data("damaged".utf8).write(to: file)
          // It looks which file it is before it opens it, with the lock, and before it renames it.
          let disk = WatchedDisk(atLook: 3) {
            try? FileManager.default.moveItem(at: file, to: folder.appending(path: "aside"))
            try? FileManager.default.copyItem(at: good, to: file)
          }
          let store = SQLiteVisitStore(folder: folder, disk: disk, patience: .seconds(10))
          #expect(try await store.visits(of: "Ada") == [visit("a")])
          let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          #expect(!files.contains { $0.contains("damaged") })
        }
      }
    }

    @Test("a damaged database is not set aside while somebody else uses it")
    func locked() async throws {
      try await withStore(patience: .zero) { store, file in
        try Data("damaged".utf8).write(to: file)
        let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_SH) == 0)
        await #expect(throws: VisitStoreError.busy(path: file.path)) {
          try await store.visits(of: "Ada")
        }
        #expect(try Data(contentsOf: file) == Data("damaged".utf8))
      }
    }

    @Test("a save finds its file set aside before it has opened it, and makes another")
    func vanished() async throws {
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: "visits.sqlite")
        // It looks whether there is one, again, and a third time when it has the lock.
        let disk = WatchedDisk(atLook: 3) { try? FileManager.default.removeItem(at: file) }
        let store = SQLiteVisitStore(folder: folder, disk: disk, patience: .seconds(10))
        try await store.save(visit("a"))
        #expect(try await store.visits(of: "Ada") == [visit("a")])
      }
    }

    private func withStore(
      patience: Duration = .seconds(10), _ body: (SQLiteVisitStore, URL) async throws -> Void
    ) async throws {
      try await withTemporaryFolder { folder in
        let store = SQLiteVisitStore(folder: folder, disk: SystemDisk(), patience: patience)
        try await body(store, folder.appending(path: "visits.sqlite"))
      }
    }
  }

  /// What can happen to a file that is a database still, by its first bytes.
  enum Damage: CaseIterable {
    case shortened, overwritten, wrongRating

    func happen(to file: URL) throws {
      switch self {
      case .shortened:
        try Data(contentsOf: file).prefix(9_000).write(to: file)
      case .overwritten:
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(4_096..<8_192, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: file)
      case .wrongRating:
        let database = try Database(path: file.path, patience: .zero)
        try database.run("PRAGMA ignore_check_constraints = ON")
        try database.run("UPDATE visits SET rating = 9")
      }
    }
  }
#endif
