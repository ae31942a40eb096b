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
      #expect(try await other.visits(of: "Ada").count == 2)
      try await other.delete(Visit.of().id)
      let next = kind.store(in: folder)
      #expect(try await next.visits(of: "Ada") == [.of(to: "Dante", note: "2")])
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
      #expect(contents(of: folder) == [kind.fileName, "\(kind.fileName).lock"])
    }
  }

  @Test("what is kept is for nobody else's eyes", arguments: StoreKind.onDisk)
  func permissions(kind: StoreKind) async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "data")
      try await kind.store(in: folder).save(.of())
      for path in ["data"] + contents(of: folder).map({ "data/\($0)" }) {
        let file = parent.appending(path: path).path
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == (path == "data" ? 0o700 : 0o600), "\(path)")
      }
    }
  }

  @Test("two stores of one folder do not lose each other's visits", arguments: StoreKind.onDisk)
  func together(kind: StoreKind) async throws {
    try await withFastFolder { folder in
      let stores = [kind.store(in: folder), kind.store(in: folder)]
      try await withThrowingTaskGroup { group in
        for number in 0..<200 {
          group.addTask { try await stores[number % 2].save(.of(to: "\(number)")) }
        }
        try await group.waitForAll()
      }
      for store in stores { #expect(try await store.visits(of: "Ada").count == 200) }
    }
  }

  @Test("a damaged file is set aside, and told of once", arguments: StoreKind.onDisk)
  func damaged(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: kind.fileName)
      let store = kind.store(in: folder)
      let listener = Listener(store.changes())
      var setAside: [String] = []
      for attempt in ["visit", "visits", "save", "delete"] {
        try Data("This is no store, \(attempt)! It is a text.".utf8).write(to: file)
        let error = await #expect(throws: VisitStoreError.self) {
          switch attempt {
          case "visit": _ = try await store.visit(Visit.of().id)
          case "visits": _ = try await store.visits(of: "Ada")
          case "save": try await store.save(.of())
          default: try await store.delete(Visit.of().id)
          }
        }
        guard case .damaged(file.path, let path) = error else {
          Issue.record(error ?? .invalidDate)
          continue
        }
        setAside.append(path)
        let kept = try String(contentsOfFile: path, encoding: .utf8)
        #expect(kept == "This is no store, \(attempt)! It is a text.")
        #expect(try await store.visits(of: "Ada") == [])
        try await store.save(.of(note: attempt))
        #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of(note: attempt)])
      }
      #expect(Set(setAside).count == 4)
      #expect(setAside.first?.hasPrefix(folder.appending(path: "visits.damaged-1.").path) == true)
      await listener.hears(4)
      #expect(listener.heard.count == 4)
    }
  }

  @Test("a store follows when another has set the file aside", arguments: StoreKind.onDisk)
  func follows(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let (one, other) = (kind.store(in: folder), kind.store(in: folder))
      try await one.save(.of(to: "a"))
      try await other.save(.of(to: "b"))
      try Data("damaged".utf8).write(to: folder.appending(path: kind.fileName))
      await #expect(throws: VisitStoreError.self) { try await other.visits(of: "Ada") }
      try await one.save(.of(to: "c"))
      #expect(try await other.visits(of: "Ada") == [.of(to: "c")])
      #expect(contents(of: folder).count { $0.contains("damaged") } == 1)
    }
  }

  @Test("a store whose file is deleted under it is empty, and works", arguments: StoreKind.onDisk)
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
      let path = place.appending(path: kind.fileName).path
      let reason = "not a directory"
      await #expect(throws: VisitStoreError.notReadable(path: path, reason: reason)) {
        try await store.visits(of: "Ada")
      }
      await #expect(throws: VisitStoreError.notWritable(path: path, reason: reason)) {
        try await store.save(.of())
      }
      #expect(try Data(contentsOf: place) == Data("mine".utf8))
    }
  }

  @Test("a folder in the place of the file is an error, and stays", arguments: StoreKind.onDisk)
  func folderForFile(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: kind.fileName)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let store = kind.store(in: folder)
      for isSaving in [false, true] {
        let error = await #expect(throws: VisitStoreError.self) {
          if isSaving { try await store.save(.of()) } else { _ = try await store.visits(of: "") }
        }
        #expect("\(error, default: "")".contains("\(place.path), cannot be"))
      }
      #expect(contents(of: folder).contains(kind.fileName))
    }
  }
}

func contents(of folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
}
