import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("A safe file")
struct SafeFileTests {
  @Test("is for its owner only before there is a byte in it, and so are new folders")
  func firstByte() async throws {
    // The permissions that a process takes away are one number for all its threads.
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "folder")
        let file = SafeFile(folder.appending(path: "file"))
        let lock = try await file.lock(timeout: .zero)
        var early: Int?
        try file.replace { _ in early = try mode(of: file.path + ".temporary") }
        #expect(early == 0o600)
        #expect(try file.read() == Data())
        try file.write(Data("a".utf8))
        #expect(try mode(of: file.path) == 0o600)
        #expect(try mode(of: folder.path) == 0o700)
        try lock.close()
      }
    }
  }

  @Test("lines are appended to it, for its owner only")
  func appended() async throws {
    try await withTemporaryFolder { folder in
      let log = SafeFile(folder.appending(path: "elsewhere/log"))
      try log.append(Data("a".utf8))
      try log.append(Data("b".utf8))
      #expect(try log.read() == Data("ab".utf8))
      #expect(try mode(of: log.path) == 0o600)
    }
  }

  @Test("is the old one if what should fill the new one fails, and nothing is left of that")
  func failed() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      try file.write(Data("a".utf8))
      #expect(throws: POSIXError(.EIO)) {
        try file.replace { descriptor in
          #expect(write(descriptor, "b", 1) == 1)
          throw POSIXError(.EIO)
        }
      }
      #expect(try file.read() == Data("a".utf8))
      #expect(contents(of: folder) == ["file"])
    }
  }

  @Test("of a process that is killed while it writes, neither half a file nor a lock stays")
  func killed() async throws {
    let folder = Self.folder(of: getpid())
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SafeFile(folder.appending(path: "file"))
    let first = try await file.lock(timeout: .zero)
    try file.write(Data("old".utf8))
    try first.close()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      // This process knows only its parent.
      let file = SafeFile(SafeFileTests.folder(of: getppid()).appending(path: "file"))
      let lock = try await file.lock(timeout: .zero)
      try file.replace { descriptor in
        #expect(write(descriptor, "ne", 2) == 2)
        kill(getpid(), SIGKILL)
      }
      try lock.close()
    }
    #expect(contents(of: folder) == ["file", "file.temporary"])
    #expect(try file.read() == Data("old".utf8))
    let next = try await file.lock(timeout: .zero)
    try file.write(Data("new".utf8))
    try next.close()
    #expect(contents(of: folder) == ["file"])
  }

  private static func folder(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "LooselyCoupled-killed-\(process)")
  }

  @Test("what a killed process has left goes away when the file is deleted")
  func leftovers() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      try Data("secret".utf8).write(to: folder.appending(path: "file.temporary"))
      try file.delete()
      #expect(contents(of: folder) == [])
    }
  }

  @Test("whose lock is taken cannot be locked, until the lock is given back")
  func locked() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
      #expect(flock(lock, LOCK_EX) == 0)
      await #expect(throws: SafeFile.Failure.busy) { try await file.lock(timeout: .zero) }
      let waiting = Task { try await file.lock(timeout: .seconds(3_600)) }
      let cancelled = Task { try await file.lock(timeout: .seconds(3_600)) }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      close(lock)
      try await waiting.value.close()
    }
  }

  @Test(
    "an error says what helps",
    arguments: [
      (ENOSPC, "Make room on the disk"), (ENOTDIR, "A file is where the folder should be; move it"),
      (EISDIR, "If a folder is in its place, move that away"),
      (EACCES, "Check that you can read and write it and its folder"),
    ])
  func advice(code: Int32, advice: String) throws {
    #expect(SafeFile.Failure(code: code).advice == advice)
    let wrapped = CocoaError(
      .fileWriteUnknown,
      userInfo: [NSUnderlyingErrorKey: POSIXError(try #require(.init(rawValue: code)))])
    #expect(SafeFile.Failure(wrapped) == SafeFile.Failure(code: code))
  }
}
