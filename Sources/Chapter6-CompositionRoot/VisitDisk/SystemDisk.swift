import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The disk of this computer.
package struct SystemDisk: Disk {
  /// The disk. Nothing is done to it yet.
  package init() {}

  package func contents(of path: String) throws(DiskError) -> Data? {
    do {
      return try contents(of: try openFile(path, O_RDONLY))
    } catch let error where error.code == ENOENT {
      return nil
    }
  }

  private func contents(of file: borrowing OpenFile) throws(DiskError) -> Data {
    let descriptor = file.descriptor
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try check(repeating: { read(descriptor, &buffer, buffer.count) })
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(count))
    }
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    var found = stat()
    do {
      _ = try check(repeating: { stat(path, &found) })
    } catch let error where error.code == ENOENT {
      return nil
    }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: found.st_dev), number: UInt64(found.st_ino))
  }

  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    do {
      _ = try check(repeating: { mkdir(path, 0o700) })
      return true
    } catch let error where error.code == EEXIST {
      // Fails where it is a file. A link to a folder is as good as a folder.
      _ = try openFile(path, O_RDONLY | O_DIRECTORY)
      return false
    }
  }

  package func create(_ path: String) throws(DiskError) -> OpenFile {
    try openFile(path, O_WRONLY | O_CREAT | O_TRUNC)
  }

  package func claim(_ path: String) throws(DiskError) -> Bool {
    do {
      _ = try openFile(path, O_WRONLY | O_CREAT | O_EXCL)
      return true
    } catch let error where error.code == EEXIST {
      return false
    }
  }

  package func append(_ data: Data, to file: borrowing OpenFile) throws(DiskError) {
    let descriptor = file.descriptor
    var rest = data[...]
    while !rest.isEmpty {
      let bytes = rest
      let count = try check(repeating: {
        bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      })
      rest = rest.dropFirst(count)
    }
  }

  package func flush(_ file: borrowing OpenFile) throws(DiskError) {
    let descriptor = file.descriptor
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's cache. Not every file system knows the better.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #else
      // Elsewhere, fsync waits for the drive.
    #endif
    _ = try check(repeating: { fsync(descriptor) })
  }

  package func flushFolder(_ path: String) throws(DiskError) {
    try flush(try openFile(path, O_RDONLY | O_DIRECTORY))
  }

  package func move(_ path: String, to newPath: String) throws(DiskError) {
    _ = try check(repeating: { rename(path, newPath) })
  }

  package func remove(_ path: String) throws(DiskError) {
    _ = try check(repeating: { unlink(path) })
  }
}

/// Opens a file; a new one for its owner only. Other programs that are started do not inherit it.
func openFile(_ path: String, _ flags: Int32) throws(DiskError) -> OpenFile {
  OpenFile(descriptor: try check(repeating: { open(path, flags | O_CLOEXEC, 0o600) }))
}

/// Calls the system again for as long as signals interrupt it.
private func check<Answer: SignedInteger>(
  repeating call: () -> Answer
) throws(DiskError) -> Answer {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    guard errno == EINTR else { throw DiskError(code: errno) }
  }
}
