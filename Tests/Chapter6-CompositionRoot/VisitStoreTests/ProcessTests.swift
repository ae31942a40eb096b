import Foundation
import TestSupport
import Testing
import VisitStore

/// What happens between processes. The tests start one that knows only their process ID, so the
/// folder of the store is named after that.
@Suite("Every store on the disk: two processes", .serialized, .timeLimit(.minutes(2)))
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
      // While the other process saves again and again, this one does as well.
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
        // The system kills a process that writes beyond this size, here in the middle of the note.
        var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #elseif canImport(Musl) || canImport(Darwin)
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        signal(SIGXFSZ, SIG_DFL)
        umask(0)
        let note = String(repeating: "new", count: 100_000)
        try await withTaskExecutorPreference(KillableThreads()) {
          try await ProcessTests.storeOfChild().save(.of(note: note))
        }
      }
      // There is half a save on the disk, and nobody else may read that either.
      let files = contents(of: folder).filter { $0 != "kind" }
      #expect(files.count == 2)
      for file in files { #expect(try mode(of: folder.appending(path: file)) == 0o600) }
      #expect(try await store.visits(of: "Ada") == [.of(note: "old")])
      try await store.save(.of(note: "new"))
      #expect(try await kind.store(in: folder).visits(of: "Ada") == [.of(note: "new")])
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
    let kind = try String(contentsOf: folder.appending(path: "kind"), encoding: .utf8)
    return try #require(StoreKind(rawValue: kind)).store(in: folder)
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
