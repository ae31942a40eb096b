import Foundation

/// A small file that is never half written, that only its owner can read, and that several
/// processes can take turns to change.
///
/// It must be a plain file: a link, a pipe or a folder in its place is an error, and is left alone.
/// So reading never blocks on a pipe, and writing never follows a link.
package struct SafeFile: Sendable {
  /// Where the file is.
  package let path: String
  /// The file that `replace` fills. It's left behind if the process is killed at that moment.
  private var temporaryPath: String { path + ".temporary" }
  private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

  /// Only stores the path; nothing happens to the file yet.
  ///
  /// - Parameter file: its location. Its folder is created by the first lock or append.
  package init(_ file: URL) {
    path = file.standardizedFileURL.path
  }

  /// The file's size in bytes, or nil if there is no file.
  ///
  /// - Throws: `Failure`, including when something other than a file is there.
  package func size() throws(Failure) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .latest
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return Int(status.st_size)
  }

  /// Reads the whole file; nil if there is none. This needs no lock, because the file is never half
  /// written.
  package func read() throws(Failure) -> Data? {
    guard try size() != nil else { return nil }
    // By now something else may be in its place: that mustn't block either.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .latest }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw Failure(error)
    }
  }
}

extension SafeFile {
  /// Appends to the file. This needs no lock: data appended in one write stays together.
  package func append(_ data: Data) throws(Failure) {
    try makeFolder()
    _ = try size()
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
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
      try replace { descriptor, _ in try write(data, to: descriptor) }
    } catch {
      throw Failure(error)
    }
  }

  /// Replaces the file with a new one once that is complete.
  ///
  /// Only its owner can read the new file, from before the first byte is written.
  /// `Data.write(options: .atomic)` sets the permissions afterwards; by then others may have opened
  /// the file, and can go on reading.
  ///
  /// - Parameter fill: writes the file, through its descriptor or at its temporary path.
  /// - Throws: `Failure`, or what `fill` throws.
  package func replace(_ fill: (_ descriptor: Int32, _ path: String) throws -> Void) throws {
    deleteLeftover()
    // Fails if anything is there, even a link.
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure.latest }
    defer { close(descriptor) }
    do {
      try fill(descriptor, temporaryPath)
      guard rename(temporaryPath, path) == 0 else { throw Failure.latest }
    } catch {
      deleteLeftover()
      throw error
    }
  }

  /// Deletes the file, if there is one, and the temporary file that a killed process left behind.
  /// Unlike `FileManager`, it never deletes a folder.
  package func delete() throws(Failure) {
    deleteLeftover()
    guard unlink(path) == 0 || errno == ENOENT else { throw .latest }
  }

  /// Deletes the temporary file that a killed process left behind. It doesn't wait for the lock: a
  /// process that has it may be writing.
  package nonisolated(nonsending) func tidy() async {
    var status = stat()
    guard lstat(temporaryPath, &status) == 0, let lock = try? await lock(timeout: .zero)
    else { return }
    deleteLeftover()
    try? lock.close()
  }

  private func deleteLeftover() { unlink(temporaryPath) }

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
