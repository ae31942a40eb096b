import Foundation

/// A small file that is never half written, that only its owner may read, and that several
/// processes can change in turns.
///
/// Only a plain file will do: a link, a pipe or a folder in its place is an error, and is left
/// alone. So nothing waits for a pipe, and nothing is written to where a link leads.
package struct SafeFile: Sendable {
  /// Where the file is.
  package let path: String
  /// What `replace` fills, and what is left of it when the process is killed meanwhile.
  private var temporaryPath: String { path + ".temporary" }
  private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

  /// Nothing is done to the file yet.
  ///
  /// - Parameter file: where it is. Its folder is made when it is locked or added to.
  package init(_ file: URL) {
    path = file.standardizedFileURL.path
  }

  /// The number of its bytes, or nil if there is no file.
  ///
  /// - Throws: `Failure`, also if there is something else than a file.
  package func size() throws(Failure) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .latest
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return Int(status.st_size)
  }

  /// The whole file, or nil if there is none. It needs no lock: what is there is always whole.
  package func read() throws(Failure) -> Data? {
    guard try size() != nil else { return nil }
    // What has come into its place since is no reason to wait either.
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
  /// Adds to the end of the file. It needs no lock: what is added in one piece stays in one piece.
  package func append(_ data: Data) throws(Failure) {
    try makeFolder()
    _ = try size()
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .latest }
    defer { close(descriptor) }
    try write(data, to: descriptor)
  }

  /// `FileHandle` does not say on Linux, in a form that Swift can read, that the disk is full.
  private func write(_ data: Data, to descriptor: Int32) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .latest }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

/// What needs the lock.
extension SafeFile {
  /// Keeps all other processes, and all other tasks of this one, from changing files in this folder.
  ///
  /// Foundation has no lock between processes on Linux, so this is the system's. The system gives it
  /// back when the process ends, even if it is killed.
  ///
  /// - Parameter timeout: how long to wait for others.
  /// - Returns: the lock. To close it is to give it back.
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

  /// Writes the whole file. Whenever the process is killed, the file is the old one or the new one.
  package func write(_ data: Data) throws(Failure) {
    do {
      try replace { descriptor, _ in try write(data, to: descriptor) }
    } catch {
      throw Failure(error)
    }
  }

  /// Puts a new file in the place of the old one, as soon as it is filled.
  ///
  /// Nobody but its owner may read it, from before the first byte. `Data.write(options: .atomic)`
  /// sets the permissions afterwards; others may have opened the file by then, and go on reading.
  ///
  /// - Parameter fill: writes the file, by its descriptor or by the path where it stands until it is
  ///   whole.
  /// - Throws: `Failure`, or what `fill` throws.
  package func replace(_ fill: (_ descriptor: Int32, _ path: String) throws -> Void) throws {
    deleteLeftover()
    // Fails if there is anything, also a link that leads elsewhere.
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

  /// Deletes the file, if there is one, and what a killed process has left of it. Unlike
  /// `FileManager`, it never deletes a folder.
  package func delete() throws(Failure) {
    deleteLeftover()
    guard unlink(path) == 0 || errno == ENOENT else { throw .latest }
  }

  /// Deletes what a killed process has left of this file. It waits for nobody: while another one has
  /// the lock, that one may be writing.
  package nonisolated(nonsending) func tidy() async {
    var status = stat()
    guard lstat(temporaryPath, &status) == 0, let lock = try? await lock(timeout: .zero)
    else { return }
    deleteLeftover()
    try? lock.close()
  }

  private func deleteLeftover() { unlink(temporaryPath) }

  private func makeFolder() throws(Failure) {
    // `FileManager` would call a file in the place of the folder "file exists".
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(error)
    }
  }
}
