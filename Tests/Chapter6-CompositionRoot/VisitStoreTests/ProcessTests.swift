import Foundation
import TestSupport
import Testing
import VisitStore

/// What happens between processes. The tests start a process that knows only their process ID, so
/// the store's folder is named after that.
///
/// They have threads of their own, so that they don't lose a minute in each wait for the lock.
@Suite("Every store on the disk: two processes", .serialized, .blocking, .timeLimit(.minutes(10)))
struct ProcessTests {
  @Test("that save at the same time do not lose each other's visits", arguments: StoreKind.onDisk)
  func together(kind: StoreKind) async throws {
    try await withSharedFolder(kind) { store, folder in
      async let child: Void = {
        await #expect(processExitsWith: .success) {
          let store = try ProcessTests.storeOfChild()
          let end = ProcessTests.folder(of: getppid()).appending(path: "end").path
          for number in 0..<5_000 where !FileManager.default.fileExists(atPath: end) {
            try await store.save(.of("child", note: "\(number)"))
          }
        }
      }()
      // While the other process saves again and again, so does this one.
      while try await store.visits(of: "child").isEmpty { await Task.yield() }
      for number in 0..<10 { try await store.save(.of("parent", to: "\(number)")) }
      try Data().write(to: folder.appending(path: "end"))
      await child
      #expect(try await store.visits(of: "parent").count == 10)
    }
  }

  @Test("of which one is killed while it saves: the old visits stay", arguments: StoreKind.onDisk)
  func killed(kind: StoreKind) async throws {
    try await withSharedFolder(kind) { store, folder in
      try await store.save(.of(note: "old"))
      await #expect(processExitsWith: .signal(SIGXFSZ)) {
        // The system kills a process that writes beyond this size. Here, that's in the middle of a
        // note.
        ProcessTests.limitFileSize()
        signal(SIGXFSZ, SIG_DFL)
        umask(0)
        let note = String(repeating: "new", count: 100_000)
        try await withTaskExecutorPreference(KillableThreads()) {
          try await ProcessTests.storeOfChild().save(.of(note: note))
        }
      }
      // Half a save is on the disk. Only its owner may read that, too.
      let files = contents(of: folder).filter { $0 != "kind" }
      #expect(files.count == 2)
      #expect(files.contains(kind.fileName))
      for file in files { #expect(try mode(of: folder.appending(path: file)) == 0o600) }
      #expect(try await store.visits(of: "Ada") == [.of(note: "old")])
      try await store.save(.of(note: "new"))
      #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of(note: "new")])
      // What the other process left behind is gone.
      #expect(contents(of: folder) == ["kind", kind.fileName])
    }
  }

  @Test("that change the same visit at the same time lose nothing", arguments: StoreKind.onDisk)
  func sameVisit(kind: StoreKind) async throws {
    try await withSharedFolder(kind) { store, folder in
      async let child: Void = {
        await #expect(processExitsWith: .success) {
          let store = try ProcessTests.storeOfChild()
          let folder = ProcessTests.folder(of: getppid())
          var count = 0
          while !FileManager.default.fileExists(atPath: folder.appending(path: "end").path) {
            try await store.update(Visit.of().id) { $0?.note += "c" }
            count += 1
            // In case its parent is gone.
            if count == 20_000 { break }
          }
          try Data("\(count)".utf8).write(to: folder.appending(path: "count"))
        }
      }()
      try await store.save(.of())
      // While the other process writes its letters, this one writes its own.
      while try await store.visit(Visit.of().id)?.note.isEmpty == true { await Task.yield() }
      for _ in 0..<50 { try await store.update(Visit.of().id) { $0?.note += "p" } }
      try Data().write(to: folder.appending(path: "end"))
      await child
      let count = try String(contentsOf: folder.appending(path: "count"), encoding: .utf8)
      let note = try await store.visit(Visit.of().id)?.note ?? ""
      #expect(note.filter { $0 == "p" }.count == 50)
      #expect("\(note.filter { $0 == "c" }.count)" == count)
    }
  }

  @Test(
    "of which one has no room: it says so, and the old visits stay", arguments: StoreKind.onDisk)
  func full(kind: StoreKind) async throws {
    try await withSharedFolder(kind) { store, folder in
      try await store.save(.of(note: "old"))
      await #expect(processExitsWith: .success) {
        ProcessTests.limitFileSize()
        signal(SIGXFSZ, SIG_IGN)
        let store = try ProcessTests.storeOfChild()
        let note = String(repeating: "new", count: 100_000)
        let error = await #expect(throws: VisitStoreError.self) {
          try await store.save(.of(note: note))
        }
        let text = "\(error, default: "")"
        #expect(text.contains(" cannot be changed: "))
        #expect(text.contains(". The visits in it are still there. "))
        // SQLite recognises a full disk, but not this limit.
        if try ProcessTests.kind(in: ProcessTests.folder(of: getppid())) == .file {
          #expect(text.contains(": file too large. "))
          #expect(text.hasSuffix(" Make room on the disk, and try again."))
        }
        #expect(try await store.visits(of: "Ada") == [.of(note: "old")])
      }
      #expect(try await store.visits(of: "Ada") == [.of(note: "old")])
      #expect(contents(of: folder) == ["kind", kind.fileName])
    }
  }

  @Test(
    "of which one may only read: it reads, and says why it saves nothing",
    arguments: StoreKind.onDisk)
  func readOnly(kind: StoreKind) async throws {
    try await withSharedFolder(kind) { store, folder in
      try await store.save(.of(note: "old"))
      await #expect(processExitsWith: .success) {
        let folder = ProcessTests.folder(of: getppid())
        let kind = try ProcessTests.kind(in: folder)
        let file = folder.appending(path: kind.fileName).path
        // For root, nothing is read-only.
        if geteuid() == 0 {
          for path in [folder.path, file] { #expect(chown(path, 65_534, 65_534) == 0) }
          #expect(setgid(65_534) == 0 && setuid(65_534) == 0)
        }
        #expect(chmod(file, 0o400) == 0 && chmod(folder.path, 0o500) == 0)
        defer { chmod(folder.path, 0o700) }
        let store = kind.store(in: folder)
        #expect(try await store.visits(of: "Ada") == [.of(note: "old")])
        for isDeleting in [false, true] {
          let error = await #expect(throws: VisitStoreError.self) {
            if isDeleting {
              try await store.delete(Visit.of().id)
            } else {
              try await store.save(.of(note: "new"))
            }
          }
          let text = "\(error, default: "")"
          #expect(text.contains("cannot be changed: "))
          #expect(text.contains("Check that you can read and write it and its folder"))
        }
        #expect(chmod(file, 0) == 0)
        for isSaving in [false, true] {
          let error = await #expect(throws: VisitStoreError.self) {
            if isSaving { try await store.save(.of()) } else { _ = try await store.visits(of: "") }
          }
          #expect("\(error, default: "")".contains("cannot be read: permission denied."))
        }
      }
    }
  }

  private func withSharedFolder(
    _ kind: StoreKind, _ body: (any VisitStoring, URL) async throws -> Void
  ) async throws {
    let folder = Self.folder(of: getpid())
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(kind.rawValue.utf8).write(to: folder.appending(path: "kind"))
    try await body(kind.store(in: folder), folder)
  }

  static func folder(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "LooselyCoupled-processes-\(process)")
  }

  static func storeOfChild() throws -> any VisitStoring {
    let folder = folder(of: getppid())
    return try kind(in: folder).store(in: folder)
  }

  static func kind(in folder: URL) throws -> StoreKind {
    let kind = try String(contentsOf: folder.appending(path: "kind"), encoding: .utf8)
    return try #require(StoreKind(rawValue: kind))
  }

  /// From now on, this process can't write files larger than 20 kB.
  static func limitFileSize() {
    var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #elseif canImport(Darwin)
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }
}

/// Runs each job on a new thread, where `SIGXFSZ` ends the process. Dispatch's threads block it.
private final class KillableThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXFSZ)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
