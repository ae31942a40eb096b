import Foundation
import TestSupport
import Testing
import VisitStore
import VisitStoreFile

@Suite("File store: the file")
struct FormatTests {
  static let record =
    #"{"account": "Ada", "shop": "a", "rating": 5, "note": "☕️", "changed": 1.5}"#
  let visit = Visit(
    id: Visit.ID(account: "Ada", shop: "a"), rating: 5, note: "☕️",
    changed: Date(timeIntervalSinceReferenceDate: 1.5))

  @Test("of an earlier version of the program is read, and written in the same format")
  func format() async throws {
    try await withTemporaryFolder { folder in
      let store = FileVisitStore(folder: folder, timeout: .seconds(3_600))
      try Data(#"{"version": 1, "visits": [\#(Self.record)]}"#.utf8).write(to: file(in: folder))
      #expect(try await store.visits(of: "Ada") == [visit])
      try await store.update(visit.id) { $0?.rating = nil }
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file(in: folder)))
      let records = try #require((json as? [String: Any])?["visits"] as? [[String: Any]])
      #expect(records.map { $0.keys.sorted() } == [["account", "changed", "note", "shop"]])
      #expect(records.map { $0["changed"] as? Double } == [1.5])
    }
  }

  @Test(
    "of a later version, or with something else than visits, is an error",
    arguments: [
      "", "{}", #"{"version": 2, "visits": []}"#, #"{"version": 1, "visits": [\#(record)"#,
      #"{"version": 1, "visits": [\#(record.replacingOccurrences(of: "5", with: "6"))]}"#,
    ])
  func damaged(text: String) async throws {
    try await withTemporaryFolder { folder in
      try Data(text.utf8).write(to: file(in: folder))
      let store = FileVisitStore(folder: folder, timeout: .seconds(3_600))
      await #expect(throws: VisitStoreError.damaged(path: file(in: folder).path)) {
        try await store.visits(of: "Ada")
      }
    }
  }

  @Test("is not changed while another process has the lock, and that is an error")
  func busy() async throws {
    try await withTemporaryFolder { folder in
      let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      let store = FileVisitStore(folder: folder, timeout: .zero)
      let error = VisitStoreError.notWritable(
        path: file(in: folder).path, reason: "another program is using it",
        advice: "Wait until that program is done, or end it")
      await #expect(throws: error) { try await store.save(visit) }
    }
  }

  private func file(in folder: URL) -> URL { folder.appending(path: "visits.json") }
}
