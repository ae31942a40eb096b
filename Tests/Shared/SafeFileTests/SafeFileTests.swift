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
        let lock = try await file.lock(timeout: .zero)
        var early: Int?
        try file.replace { _, path in early = try mode(of: path) }
        #expect(early == 0o600)
        #expect(try file.read() == Data())
        #expect(try mode(of: file.path) == 0o600)
        #expect(try mode(of: folder.path) == 0o700)
        #expect(try mode(of: parent.appending(path: "deep").path) == 0o700)
        try file.write(Data("a".utf8))
        #expect(try mode(of: file.path) == 0o600)
        try lock.close()
        let log = SafeFile(parent.appending(path: "elsewhere/log"))
        try log.append(Data("a".utf8))
        try log.append(Data("b".utf8))
        #expect(try log.read() == Data("ab".utf8))
        #expect(try mode(of: log.path) == 0o600)
        #expect(try mode(of: parent.appending(path: "elsewhere").path) == 0o700)
      }
    }
  }

  @Test("is the old one if what should fill the new one fails, and nothing is left of that")
  func failed() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      try file.write(Data("a".utf8))
      #expect(throws: POSIXError(.EIO)) {
        try file.replace { descriptor, _ in
          #expect(write(descriptor, "b", 1) == 1)
          throw POSIXError(.EIO)
        }
      }
      #expect(try file.read() == Data("a".utf8))
      #expect(contents(of: folder) == ["file"])
    }
  }

  @Test("is no link, no pipe and no folder: these stay, and nothing waits for them")
  func otherThings() async throws {
    try await withTemporaryFolder { folder in
      let target = folder.appending(path: "target")
      try Data("mine".utf8).write(to: target)
      let things = ["link", "pipe", "folder"].map { folder.appending(path: $0) }
      try FileManager.default.createSymbolicLink(at: things[0], withDestinationURL: target)
      #expect(mkfifo(things[1].path, 0o600) == 0)
      try FileManager.default.createDirectory(at: things[2], withIntermediateDirectories: false)
      // A pipe that is read from would take what is written to it.
      let reader = open(things[1].path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(reader) }
      for thing in things {
        let file = SafeFile(thing)
        #expect(throws: SafeFile.Failure.notAFile) { try file.size() }
        #expect(throws: SafeFile.Failure.notAFile) { try file.read() }
        #expect(throws: SafeFile.Failure.notAFile) { try file.append(Data("b".utf8)) }
      }
      #expect(try Data(contentsOf: target) == Data("mine".utf8))
      #expect(contents(of: folder) == ["folder", "link", "pipe", "target"])
    }
  }

  @Test("what a killed process has left of it goes away when it is tidied, or deleted")
  func leftovers() async throws {
    try await withTemporaryFolder { folder in
      let file = SafeFile(folder.appending(path: "file"))
      let leftover = folder.appending(path: "file.temporary")
      try Data("secret".utf8).write(to: leftover)
      let lock = try await file.lock(timeout: .zero)
      // The owner of the lock may be writing.
      await file.tidy()
      #expect(contents(of: folder) == ["file.temporary"])
      try lock.close()
      // A program that another test starts has the lock, too, until it closes what it inherits.
      while contents(of: folder) != [] { await file.tidy() }
      try Data("secret".utf8).write(to: leftover)
      try file.write(Data("a".utf8))
      #expect(contents(of: folder) == ["file"])
      try Data("secret".utf8).write(to: leftover)
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
      let first = try await waiting.value
      await #expect(throws: SafeFile.Failure.busy) { try await file.lock(timeout: .zero) }
      try first.close()
      try await file.lock(timeout: .seconds(3_600)).close()
    }
  }

  @Test(
    "an error says what helps",
    arguments: [
      (ENOSPC, "Make room on the disk"), (EDQUOT, "Make room on the disk"),
      (EEXIST, "Move away the file beside it that ends in .temporary"),
      (ENOTDIR, "A file is where the folder should be; move it"),
      (EACCES, "Check that you can read and write it and its folder"),
      (EROFS, "Check that you can read and write it and its folder"),
    ])
  func advice(code: Int32, advice: String) throws {
    #expect(SafeFile.Failure(code: code).advice == advice)
    let wrapped = CocoaError(
      .fileWriteUnknown,
      userInfo: [NSUnderlyingErrorKey: POSIXError(try #require(.init(rawValue: code)))])
    #expect(SafeFile.Failure(wrapped) == SafeFile.Failure(code: code))
    #expect(SafeFile.Failure(SafeFile.Failure.busy) == .busy)
  }
}

private func contents(of folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
}

private func mode(of path: String) throws -> Int? {
  let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
  return (mode as? NSNumber)?.intValue
}
