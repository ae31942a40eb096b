import Foundation

/// A small file that is never half written, that only its owner can read, and that several
/// processes can take turns to change.
package struct SafeFile: Sendable {
  /// Where the file is.
  package let path: String
  /// The file that `replace` fills. If the process is killed at that moment, it's left for the next
  /// one to replace.
  private var temporaryPath: String { path + ".temporary" }
  private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

  /// Only stores the path; nothing happens to the file yet.
  ///
  /// - Parameter file: its location. Its folder is created by the first lock or append.
  package init(_ file: URL) {
    path = file.standardizedFileURL.path
  }

  /// Reads the whole file; nil if there is none. This needs no lock, because the file is never half
  /// written.
  package func read() throws(Failure) -> Data? {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw Failure(error)
    }
  }

  /// Appends to the file, which is created if there is none. This needs no lock: data appended in one
  /// write stays together.
  package func append(_ data: Data) throws(Failure) {
    try makeFolder()
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .latest }
    defer { close(descriptor) }
    try write(data, to: descriptor)
  }

  /// On Linux, `FileHandle` doesn't report a full disk in a form that Swift can read.
  private func write(_ data: Data, to descriptor: Int32) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .latest }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private func makeFolder() throws(Failure) {
    // If a file is in the folder's place, `FileManager` would only say "file exists".
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(error)
    }
  }
}

/// Operations that need the lock.
extension SafeFile {
  /// Keeps other processes, and other tasks of this one, from changing files in this folder.
  ///
  /// Foundation has no lock between processes on Linux, so this is the system's. The system
  /// releases it when the process ends, even if it's killed.
  ///
  /// - Parameter timeout: how long to wait for the lock.
  /// - Returns: the lock. Close it to release it.
  /// - Throws: `Failure`, or `CancellationError`.
  package nonisolated(nonsending) func lock(timeout: Duration) async throws -> FileHandle {
    try makeFolder()
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.latest }
    let lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw Failure.latest }
      guard ContinuousClock.now - start < timeout else { throw Failure.busy }
      try await Task.sleep(for: .milliseconds(1))
    }
    return lock
  }

  /// Writes the whole file. If the process is killed at any moment, the file is the old or the new
  /// one.
  package func write(_ data: Data) throws(Failure) {
    do {
      try replace { descriptor in try write(data, to: descriptor) }
    } catch {
      throw Failure(error)
    }
  }

  /// Replaces the file with a new one once that is complete. Only its owner can read the new file,
  /// from before the first byte is written; `Data.write(options: .atomic)` sets that afterwards.
  ///
  /// - Parameter fill: writes the new file.
  /// - Throws: `Failure`, or what `fill` throws.
  func replace(_ fill: (_ descriptor: Int32) throws -> Void) throws {
    unlink(temporaryPath)
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure.latest }
    defer { close(descriptor) }
    do {
      try fill(descriptor)
      guard rename(temporaryPath, path) == 0 else { throw Failure.latest }
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }

  /// Deletes the file, if there is one, and what a killed process has left of the next one.
  package func delete() throws(Failure) {
    unlink(temporaryPath)
    guard unlink(path) == 0 || errno == ENOENT else { throw .latest }
  }
}

extension SafeFile {
  /// Why a file can't be read or written. Both texts become parts of a sentence on the screen.
  package struct Failure: Error, Equatable {
    /// What is wrong, such as "no space left on device".
    package let reason: String
    /// What to do about it, such as "Make room on the disk".
    package var advice = "Check that you can read and write it and its folder"

    /// Another process has held the lock for too long.
    package static let busy = Failure(
      reason: "another program is using it", advice: "Wait until that program is done, or end it")
    /// The error of the system call that just failed.
    static var latest: Failure { Failure(code: errno) }
  }
}

extension SafeFile.Failure {
  /// - Parameter reason: what is wrong, if there's no system's error code for it.
  package init(reason: String) { self.reason = reason }

  /// - Parameter code: the system's error code, such as `ENOSPC`.
  package init(code: Int32) {
    reason = String(cString: strerror(code)).lowercased()
    switch code {
    case ENOSPC, EDQUOT, EFBIG: advice = "Make room on the disk"
    case EEXIST, ENOTDIR: advice = "A file is where the folder should be; move it"
    case EISDIR, EPERM: advice = "If a folder is in its place, move that away"
    default: break
    }
  }

  /// - Parameter error: a Foundation error, or a `Failure`.
  package init(_ error: any Error) {
    let system = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    self =
      error as? Self ?? system.map { Self(code: $0.code.rawValue) }
      ?? Self(reason: error.localizedDescription)
  }
}
