import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store on the disk")
struct OnDiskTests {
  @Test("what one store has saved is read by the next, and by another", arguments: StoreKind.onDisk)
  func lasts(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      var store: (any VisitStoring)? = kind.store(in: folder)
      let other = kind.store(in: folder)
      try await store?.save(.of(note: "1"))
      #expect(try await other.visits(of: "Ada") == [.of(note: "1")])
      try await store?.save(.of(to: "Dante", note: "2"))
      store = nil
      try await other.delete(Visit.of().id)
      #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of(to: "Dante", note: "2")])
    }
  }

  @Test("neither making a store nor reading leaves a trace", arguments: StoreKind.onDisk)
  func noTrace(kind: StoreKind) async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down")
      let store = kind.store(in: folder)
      #expect(try await store.visits(of: "Ada") == [])
      #expect(try await store.visit(Visit.of().id) == nil)
      try await store.delete(Visit.of().id)
      #expect(contents(of: parent) == [])
      try await store.save(.of())
      #expect(contents(of: folder) == [kind.fileName])
    }
  }

  @Test("two stores of one folder do not lose each other's visits", arguments: StoreKind.onDisk)
  func together(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let stores = [kind.store(in: folder), kind.store(in: folder)]
      try await withThrowingTaskGroup { group in
        for number in 0..<40 {
          group.addTask { try await stores[number % 2].save(.of(to: "\(number)")) }
        }
        try await group.waitForAll()
      }
      for store in stores { #expect(try await store.visits(of: "Ada").count == 40) }
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
      await #expect(throws: error) { try await store.visit(Visit.of().id) }
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      await #expect(throws: error) { try await store.save(.of()) }
      await #expect(throws: error) { try await store.delete(Visit.of().id) }
      #expect(try Data(contentsOf: file) == bytes)
      #expect(contents(of: folder) == [kind.fileName])
    }
  }

  @Test("a store whose folder is deleted under it is empty, and works", arguments: StoreKind.onDisk)
  func deleted(kind: StoreKind) async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "data")
      let store = kind.store(in: folder)
      try await store.save(.of(to: "a"))
      try FileManager.default.removeItem(at: folder)
      #expect(try await store.visits(of: "Ada") == [])
      try await store.save(.of(to: "b"))
      #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of(to: "b")])
    }
  }

  @Test("a file in the place of the folder is an error, and stays", arguments: StoreKind.onDisk)
  func fileForFolder(kind: StoreKind) async throws {
    try await withTemporaryFolder { parent in
      let place = parent.appending(path: "data")
      try Data("mine".utf8).write(to: place)
      let store = kind.store(in: place)
      for isSaving in [false, true] {
        let error = await #expect(throws: VisitStoreError.self) {
          if isSaving { try await store.save(.of()) } else { _ = try await store.visits(of: "") }
        }
        let text = "\(error, default: "")"
        #expect(text.contains(": not a directory. "))
        #expect(text.contains("A file is where the folder should be; move it, and try"))
      }
      #expect(try Data(contentsOf: place) == Data("mine".utf8))
    }
  }

  @Test("a folder in the place of the file is an error, and stays", arguments: StoreKind.onDisk)
  func folderForFile(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: kind.fileName)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let store = kind.store(in: folder)
      let error = VisitStoreError.notReadable(
        path: place.path, reason: "is a directory",
        advice: "If a folder is in its place, move that away")
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      await #expect(throws: error) { try await store.save(.of()) }
      #expect(contents(of: folder) == [kind.fileName])
    }
  }

  @Test("an empty file is a damaged one: what was in it is lost", arguments: StoreKind.onDisk)
  func empty(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: kind.fileName)
      try Data().write(to: file)
      let store = kind.store(in: folder)
      let error = VisitStoreError.damaged(path: file.path)
      await #expect(throws: error) { try await store.visits(of: "Ada") }
      await #expect(throws: error) { try await store.save(.of()) }
      #expect(try Data(contentsOf: file) == Data())
      #expect(contents(of: folder) == [kind.fileName])
    }
  }
}
