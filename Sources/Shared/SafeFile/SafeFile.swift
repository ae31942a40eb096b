import Foundation

/// A small file that is never half written, and that only its owner may read.
///
/// Errors are Foundation's; `systemReason` says in a few words what was wrong.
package struct SafeFile: Sendable {
  /// Where the file is.
  package let path: String
  private var url: URL { URL(filePath: path) }
  private var folder: URL { url.deletingLastPathComponent() }

  /// Nothing is done to the file yet.
  ///
  /// - Parameter file: where it is. Its folder is made when something is written.
  package init(_ file: URL) {
    path = file.standardizedFileURL.path
  }

  /// The whole file, or nil if there is none.
  package func read() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
  }

  // snippet.private-file
  /// Makes an empty file that only its owner may read, unless there is a file already.
  ///
  /// Foundation sets permissions after it has made the file. That is too late: others may have
  /// opened it by then, and go on reading.
  package func create() throws {
    try makeFolder()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 || errno == EEXIST else { throw POSIXError.latest }
    close(descriptor)
  }

  /// Writes the whole file. Whenever the process is killed, the file is the old one or the new one.
  ///
  /// `Data.write(options: .atomic)` does the same, but others may read what it writes.
  package func write(_ data: Data) throws {
    let temporary = SafeFile(url.appendingPathExtension("\(UUID()).temporary"))
    do {
      try temporary.create()
      try data.write(to: temporary.url)
      guard rename(temporary.path, path) == 0 else { throw POSIXError.latest }
    } catch {
      unlink(temporary.path)
      throw error
    }
  }
  // snippet.end

  /// Deletes the file, if there is one. Unlike `FileManager`, it never deletes a folder.
  package func delete() throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw POSIXError.latest }
  }

  private func makeFolder() throws {
    // `FileManager` would call a file in the place of the folder "file exists".
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

extension SafeFile {
  /// Another process has kept the lock for too long.
  package struct Busy: Error {}

  /// Runs `body` while no other process, and no other task of this one, does so in this folder.
  ///
  /// Foundation has no lock between processes on Linux, so this is the system's. The system releases
  /// it when the process ends, even if it is killed.
  ///
  /// - Parameter timeout: how long to wait for others.
  /// - Throws: `Busy`, `CancellationError`, Foundation's errors, and what `body` throws.
  package nonisolated(nonsending) func locked<Result>(
    timeout: Duration, _ body: () throws -> Result
  ) async throws -> Result {
    try makeFolder()
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.latest }
    defer { close(descriptor) }
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw POSIXError.latest }
      guard ContinuousClock.now - start < timeout else { throw Busy() }
      try await Task.sleep(for: .milliseconds(1))
    }
    return try body()
  }
}

extension Error {
  /// What the system has said, such as "no space left on device".
  package var systemReason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError ?? self as? POSIXError
    else { return localizedDescription }
    return String(cString: strerror(error.code.rawValue)).lowercased()
  }
}

extension POSIXError {
  /// What the call before has failed with.
  fileprivate static var latest: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
}
