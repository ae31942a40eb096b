import Foundation
import TestSupport
import Testing
import VisitDisk
import VisitStore
import VisitStoreFile

@Suite("File store: the file")
struct FormatTests {
  static let record =
    #"{"account": "Ada", "shop": "Comets", "rating": 5, "note": "", "changed": 0}"#

  @Test("is JSON that people can read, and always the same for the same visits")
  func readable() async throws {
    try await withTemporaryFolder { folder in
      let store = store(in: folder)
      for shop in ["b", "a/c"] {
        try await store.save(
          Visit(
            id: Visit.ID(account: "Ada", shop: shop), rating: 5, note: "☕️\n",
            changed: Date(timeIntervalSinceReferenceDate: 1.5)))
      }
      let text = try String(contentsOf: folder.appending(path: "visits.json"), encoding: .utf8)
      #expect(
        text == """
          {
            "version" : 1,
            "visits" : [
              {
                "account" : "Ada",
                "changed" : 1.5,
                "note" : "☕️\\n",
                "rating" : 5,
                "shop" : "a/c"
              },
              {
                "account" : "Ada",
                "changed" : 1.5,
                "note" : "☕️\\n",
                "rating" : 5,
                "shop" : "b"
              }
            ]
          }
          """)
    }
  }

  @Test("of a later version is an error, and stays as it is")
  func tooNew() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.json")
      let future = Data(#"{"version": 2, "somethingElse": true}"#.utf8)
      try future.write(to: file)
      let error = VisitStoreError.tooNew(path: file.path, version: 2)
      let store = store(in: folder)
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      let visit = Visit(
        id: Visit.ID(account: "Ada", shop: "a"), rating: 5, note: "", changed: Date())
      await #expect(throws: error) { try await store.save(visit) }
      await #expect(throws: error) { try await store.delete(visit.id) }
      #expect(try Data(contentsOf: file) == future)
      #expect(!contents(of: folder).contains { $0.contains("damaged") })
    }
  }

  @Test(
    "that no visits can be made of is damaged",
    arguments: [
      "", "[]", "{}", #"{"version": 0, "visits": []}"#, #"{"version": 1}"#,
      #"{"version": 1, "visits": [\#(record)"#,
      #"{"version": 1, "visits": [\#(record), \#(record)]}"#,
      #"{"version": 1, "visits": [\#(record.replacingOccurrences(of: "5", with: "6"))]}"#,
      #"{"version": 1, "visits": [\#(record.replacingOccurrences(of: "Ada", with: "\\ud800"))]}"#,
    ])
  func damaged(text: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.json")
      try Data(text.utf8).write(to: file)
      let setAside = folder.appending(path: "visits.damaged-1.json").path
      await #expect(throws: VisitStoreError.damaged(path: file.path, setAside: setAside)) {
        try await store(in: folder).visits(of: "Ada")
      }
      #expect(try String(contentsOfFile: setAside, encoding: .utf8) == text)
    }
  }

  @Test("is read again when another program has changed it, however little")
  func rereads() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.json")
      let store = store(in: folder)
      for rating in 1...5 {
        let record = Self.record.replacingOccurrences(of: "5", with: "\(rating)")
        try Data(#"{"version": 1, "visits": [\#(record)]}"#.utf8).write(to: file)
        #expect(try await store.visits(of: "Ada").map(\.rating) == [rating])
      }
    }
  }

  @Test("that somebody else has just mended is not set aside")
  func mended() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.json")
      try Data("damaged".utf8).write(to: file)
      let disk = CrashingDisk(
        .failure,
        onFirstReading: {
          try? Data(#"{"version": 1, "visits": [\#(Self.record)]}"#.utf8).write(to: file)
        })
      let store = FileVisitStore(folder: folder, disk: disk, patience: .seconds(10))
      #expect(try await store.visits(of: "Ada").map(\.rating) == [5])
      #expect(!contents(of: folder).contains { $0.contains("damaged") })
    }
  }

  @Test("that is damaged is not set aside while somebody else has the lock")
  func locked() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "visits.json")
      try Data("damaged".utf8).write(to: file)
      let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(lock) }
      #expect(flock(lock, LOCK_SH) == 0)
      let store = FileVisitStore(folder: folder, disk: SystemDisk(), patience: .zero)
      await #expect(throws: VisitStoreError.busy(path: file.path)) {
        try await store.visits(of: "Ada")
      }
      #expect(try Data(contentsOf: file) == Data("damaged".utf8))
    }
  }

  private func store(in folder: URL) -> FileVisitStore {
    FileVisitStore(folder: folder, disk: SystemDisk(), patience: .seconds(10))
  }

  private func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
