import Foundation

/// The steps that a store takes on the disk, one by one.
///
/// It is a protocol so that a test can end the world after any of them.
package protocol Disk: Sendable {
  /// The whole contents of a file, or nil if there is none.
  func contents(of path: String) throws(DiskError) -> Data?
  /// Which file has a name, or nil if there is none.
  func identity(of path: String) throws(DiskError) -> FileIdentity?
  /// Makes a folder in one that exists. Only its owner may look into it.
  ///
  /// - Returns: whether it is new.
  func makeFolder(_ path: String) throws(DiskError) -> Bool
  /// Makes an empty file, or empties the one that is there. A new one is for its owner only, from
  /// the first byte.
  func create(_ path: String) throws(DiskError) -> OpenFile
  /// Makes an empty file, of a name that nobody has taken.
  ///
  /// - Returns: whether the name was free.
  func claim(_ path: String) throws(DiskError) -> Bool
  /// Adds to the end of a file.
  func append(_ data: Data, to file: borrowing OpenFile) throws(DiskError)
  /// Waits until what was written into a file is sure to last.
  func flush(_ file: borrowing OpenFile) throws(DiskError)
  /// Waits until the names of the files in a folder are sure to last.
  func flushFolder(_ path: String) throws(DiskError)
  /// Gives a file another name, at one stroke, in the place of the file that has it already.
  func move(_ path: String, to newPath: String) throws(DiskError)
  /// Deletes a file.
  func remove(_ path: String) throws(DiskError)
}

/// A step on the disk that the system has refused.
package struct DiskError: Error, Equatable {
  /// What the system calls the cause: `errno`.
  package let code: Int32

  /// - Parameter code: what the system calls the cause.
  package init(code: Int32) {
    self.code = code
  }

  /// The cause in words, such as "no space left on device".
  package var reason: String { String(cString: strerror(code)).lowercased() }
}

/// A file that is open. It is closed when nobody holds it any more.
package struct OpenFile: ~Copyable {
  let descriptor: Int32

  deinit { close(descriptor) }
}

/// Tells a file from another that has its name later, or had it before.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
