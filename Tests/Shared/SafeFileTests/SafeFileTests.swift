import Foundation
import SafeFile
import TestSupport
import Testing

@Suite("A safe file")
struct SafeFileTests {
  @Test("is for its owner only before there is a byte in it, and so are new folders")
  func firstByte() async throws {
    // The permissions that a process takes away are one number for all its threads.
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "deep/down")
        let file = SafeFile(folder.appending(path: "file"))
        try file.create()
        #expect(try file.read() == Data())
        #expect(try mode(of: file.path) == 0o600)
        #expect(try mode(of: folder.path) == 0o700)
        #expect(try mode(of: parent.appending(path: "deep").path) == 0o700)
        try file.write(Data("a".utf8))
        #expect(try mode(of: file.path) == 0o600)
      }
    }
  }

  @Test("does not touch a file that is there, and follows no link")
  func exclusive() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      try file.write(Data("a".utf8))
      try file.create()
      #expect(try file.read() == Data("a".utf8))
      let link = SafeFile(folder.appending(path: "link"))
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "\(folder.path)/target")
      try link.create()
      try link.write(Data("b".utf8))
      #expect(try link.read() == Data("b".utf8))
      #expect(contents(of: folder) == ["file", "link"])
    }
  }

  @Test("whose lock is taken cannot be locked, until the lock is given back")
  func locked() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
      #expect(flock(lock, LOCK_EX) == 0)
      await #expect(throws: SafeFile.Busy.self) { try await file.locked(timeout: .zero) {} }
      let waiting = Task { try await file.locked(timeout: .seconds(60)) { "in" } }
      let cancelled = Task { try await file.locked(timeout: .seconds(60)) {} }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      close(lock)
      #expect(try await waiting.value == "in")
      // A body that throws gives it back as well.
      await #expect(throws: POSIXError.self) {
        try await file.locked(timeout: .seconds(10)) { throw POSIXError(.EIO) }
      }
      try await file.locked(timeout: .seconds(10)) {}
    }
  }
}

private func contents(of folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
}

private func mode(of path: String) throws -> Int? {
  let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
  return (mode as? NSNumber)?.intValue
}
