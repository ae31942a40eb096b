import Foundation
import TestSupport
import Testing
import VisitStore

@testable import VisitDisk

@Suite("A folder of visits")
struct VisitFolderTests {
  @Test("whoever holds the lock alone keeps all others out, and lets them in afterwards")
  func exclusive() async throws {
    try await withTemporaryFolder { folder in
      let (one, two) = (visits(in: folder), visits(in: folder, patience: .zero))
      let busy = VisitStoreError.busy(path: one.file)
      try one.locked(.exclusive) {
        for sharing in [VisitFolder.Sharing.exclusive, .shared] {
          #expect(throws: busy) { try enter(two, sharing) }
        }
      }
      #expect(try enter(one, .exclusive) == 7)
    }
  }

  @Test("who shares the lock keeps out only who wants it alone")
  func shared() async throws {
    try await withTemporaryFolder { folder in
      let (one, two) = (visits(in: folder), visits(in: folder, patience: .zero))
      try one.locked(.shared) {
        try enter(two, .shared)
        #expect(throws: VisitStoreError.busy(path: one.file)) { try enter(two, .exclusive) }
      }
    }
  }

  @Test("a body that throws gives the lock back")
  func throwing() async throws {
    try await withTemporaryFolder { folder in
      let visits = visits(in: folder)
      let outcome = Result {
        try visits.locked(.exclusive) { throw VisitStoreError.invalidDate }
      }
      #expect(throws: VisitStoreError.invalidDate) { try outcome.get() }
      try enter(visits, .exclusive)
    }
  }

  @Test("who waits goes in as soon as the lock is free", .blocking)
  func waiting() async throws {
    try await withTemporaryFolder { folder in
      let (one, two) = (visits(in: folder), visits(in: folder))
      let order = CallRecorder<String>()
      let waiter = try one.locked(.exclusive) {
        let waiter = Task.detached {
          order.record("asks")
          try two.locked(.exclusive) { order.record("is in") }
        }
        while order.count == 0 { sched_yield() }
        order.record("done")
        return waiter
      }
      try await waiter.value
      #expect(order.calls == ["asks", "done", "is in"])
    }
  }

  @Test("a task that is cancelled stops waiting", .blocking)
  func cancelled() async throws {
    try await withTemporaryFolder { folder in
      let (one, two) = (visits(in: folder), visits(in: folder))
      let lock = try openFile(one.file + ".lock", O_RDWR | O_CREAT)
      #expect(flock(lock.descriptor, LOCK_EX) == 0)
      let waiter = Task { try two.locked(.exclusive) {} }
      waiter.cancel()
      await #expect(throws: CancellationError.self) { try await waiter.value }
      withExtendedLifetime(lock) {}
    }
  }

  @Test("without a folder there is no lock, and that is an error")
  func noFolder() async throws {
    try await withTemporaryFolder { parent in
      let visits = visits(in: parent.appending(path: "none"))
      let reason = "no such file or directory"
      #expect(throws: VisitStoreError.notWritable(path: visits.file, reason: reason)) {
        try enter(visits, .exclusive)
      }
      #expect(throws: VisitStoreError.notReadable(path: visits.file, reason: reason)) {
        try enter(visits, .shared)
      }
    }
  }

  @Test("what is set aside takes its companions along, and nobody's name")
  func setAside() async throws {
    try await withTemporaryFolder { folder in
      let names = ["visits.json", "visits.json-journal", "visits.damaged-1.json"]
      for name in names { try Data(name.utf8).write(to: folder.appending(path: name)) }
      let error = try visits(in: folder).setAside(companions: ["-journal", "-wal"])
      let newPath = folder.appending(path: "visits.damaged-2.json").path
      let file = folder.appending(path: "visits.json").path
      #expect(error == .damaged(path: file, setAside: newPath))
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(
        kept == [
          "visits.damaged-1.json", "visits.damaged-2.json", "visits.damaged-2.json-journal",
        ])
      #expect(try String(contentsOfFile: newPath, encoding: .utf8) == "visits.json")
    }
  }

  /// A function, since Swift 6.3 gives closures in `#expect` and after it the same name.
  @discardableResult
  private func enter(_ folder: VisitFolder, _ sharing: VisitFolder.Sharing) throws -> Int {
    try folder.locked(sharing) { 7 }
  }

  /// A lock that is free may be held for a moment by a process that another test starts.
  private func visits(in folder: URL, patience: Duration = .seconds(10)) -> VisitFolder {
    VisitFolder(folder, file: "visits.json", disk: SystemDisk(), patience: patience)
  }
}
