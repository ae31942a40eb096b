import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store on the disk")
struct OnDiskTests {
  @Test(
    "nothing is on the disk until there is a visit, which every store reads then",
    arguments: StoreKind.onDisk)
  func lasts(kind: StoreKind) async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down")
      let store = kind.store(in: folder)
      #expect(try await store.visits(of: "Ada") == [])
      try await store.delete(Visit.of().id)
      #expect(contents(of: parent) == [])
      try await store.save(.of())
      #expect(contents(of: folder) == [kind.fileName])
      #expect(try mode(of: folder.appending(path: kind.fileName).path) == 0o600)
      #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of()])
    }
  }

  @Test("a damaged file is an error, and stays as it is", arguments: StoreKind.onDisk)
  func damaged(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: kind.fileName)
      let bytes = Data("This is no store. It is a text.".utf8)
      try bytes.write(to: file)
      let store = kind.store(in: folder)
      let error = VisitStoreError.damaged(path: file.path)
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      await #expect(throws: error) { try await store.save(.of()) }
      #expect(try Data(contentsOf: file) == bytes)
      #expect(contents(of: folder) == [kind.fileName])
    }
  }

  @Test("what is in the place of the file is an error, and stays", arguments: StoreKind.onDisk)
  func folderForFile(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: kind.fileName)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let store = kind.store(in: folder)
      let error = VisitStoreError.notReadable(
        path: place.path, reason: "is a directory",
        advice: "If a folder is in its place, move that away")
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      await #expect(throws: VisitStoreError.self) { try await store.save(.of()) }
      #expect(contents(of: folder) == [kind.fileName])
    }
  }
}
