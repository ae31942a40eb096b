import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small file that nobody but its owner may read, not even for a moment.
struct PrivateFile: Sendable {
  let path: String

  private var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  // snippet.credentials-file
  /// Makes an empty file for its owner only, and opens it for writing.
  ///
  /// The permissions come with the call that makes the file. A `chmod` after it would be too late:
  /// who has opened the file by then may go on reading it. And `O_EXCL` neither takes a file nor
  /// follows a link that somebody else has left there.
  ///
  /// - Parameter name: names to try, with the numbers from 1 on. The first that is free is taken.
  static func create(
    _ name: (_ number: Int) -> String
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    var number = 1
    while true {
      let path = name(number)
      do {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        return (path, try check { open(path, flags, 0o600) })
      } catch let error where error.code == EEXIST {
        number += 1
      }
    }
  }
  // snippet.end

  /// The whole file, or nil if there is none.
  func contents() throws(SystemError) -> Data? {
    do {
      let descriptor = try check { open(path, O_RDONLY | O_CLOEXEC) }
      defer { close(descriptor) }
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = try check { read(descriptor, &buffer, buffer.count) }
        guard count > 0 else { return data }
        data.append(contentsOf: buffer.prefix(count))
      }
    } catch let error where error.code == ENOENT {
      return nil
    }
  }

  /// Writes the whole file. Until the last step it is the old one, and then the new one.
  ///
  /// What a crash leaves beside it is as private as the file itself.
  func replace(with data: Data) throws(SystemError) {
    try Self.makeFolder(folder)
    let temporary = try Self.create { "\(path).temporary-\($0)" }
    do {
      defer { close(temporary.descriptor) }
      try Self.append(data, to: temporary.descriptor)
      _ = try check { fsync(temporary.descriptor) }
      _ = try check { rename(temporary.path, path) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try flushFolder()
  }

  /// Deletes the file, if there is one.
  func remove() throws(SystemError) {
    do {
      _ = try check { unlink(path) }
    } catch let error where error.code == ENOENT {
      return
    }
    // Without it, a crash of the system could bring the file back.
    try flushFolder()
  }

  /// Gives the file another name, such as "a.damaged-1.json" for "a.json".
  ///
  /// - Returns: the new path, which nobody had before.
  func setAside() throws(SystemError) -> String {
    let url = URL(filePath: path)
    let stem = url.deletingPathExtension().path
    let place = try Self.create { "\(stem).damaged-\($0).\(url.pathExtension)" }
    close(place.descriptor)
    do {
      _ = try check { rename(path, place.path) }
    } catch {
      unlink(place.path)
      throw error
    }
    try flushFolder()
    return place.path
  }
}

extension PrivateFile {
  /// Makes a folder for its owner only, and those that it is in, unless they are there.
  private static func makeFolder(_ path: String) throws(SystemError) {
    do {
      _ = try check { mkdir(path, 0o700) }
    } catch let error where error.code == ENOENT && path != "/" {
      try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
      _ = try check { mkdir(path, 0o700) }
    } catch let error where error.code == EEXIST {
      // Where it is a file, making the other file in it says so.
    }
  }

  private static func append(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let bytes = Array(rest)
      rest = rest.dropFirst(try check { write(descriptor, bytes, bytes.count) })
    }
  }

  private func flushFolder() throws(SystemError) {
    let descriptor = try check { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(descriptor) }
    _ = try check { fsync(descriptor) }
  }
}

/// What the system has refused.
struct SystemError: Error {
  /// What the system calls the cause: `errno`.
  let code: Int32

  /// The cause in words, such as "no space left on device".
  var reason: String { String(cString: strerror(code)).lowercased() }
}

/// Calls the system again for as long as signals interrupt it.
private func check<Answer: SignedInteger>(
  _ call: () -> Answer
) throws(SystemError) -> Answer {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    guard errno == EINTR else { throw SystemError(code: errno) }
  }
}
