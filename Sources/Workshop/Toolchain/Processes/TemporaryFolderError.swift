import Foundation

/// The error when the folder for temporary files can't be used.
package struct TemporaryFolderError: Error, Hashable, CustomStringConvertible {
  /// The folder's path.
  let folder: String
  /// The system's reason.
  let reason: String

  /// Writes a small file, to find out whether the folder can be used.
  ///
  /// - Parameter folder: the folder; by default, that of this process.
  /// - Throws: `TemporaryFolderError` if it can't be used.
  package static func check(_ folder: URL = FileManager.default.temporaryDirectory) throws {
    let probe = folder.appendingPathComponent("workshop-\(UUID().uuidString).probe")
    defer { unlink(probe.path) }
    // Foundation's error wouldn't include the system's reason.
    let file = open(probe.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let bytes = [UInt8](repeating: 0, count: 65536)
    let count = file < 0 ? -1 : write(file, bytes, bytes.count)
    let reason = String(cString: strerror(count < 0 ? errno : ENOSPC))
    if file >= 0 { close(file) }
    if count < bytes.count { throw TemporaryFolderError(folder: folder.path, reason: reason) }
  }

  /// A sentence that says what to do.
  package var description: String {
    // On macOS, Foundation doesn't use this variable.
    #if os(macOS)
      let other = ""
    #else
      let other = " Or set the variable TMPDIR to another folder."
    #endif
    return """
      Temporary files can't be written to \(folder): \(reason). Make room there, or make it \
      writable.\(other) Your answers and your progress are as they were.
      """
  }
}
