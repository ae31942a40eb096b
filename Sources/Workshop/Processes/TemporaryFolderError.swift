import Foundation

/// The folder for temporary files can't be used.
package struct TemporaryFolderError: Error, Hashable, CustomStringConvertible {
  /// The folder's path.
  let folder: String
  /// What the system says.
  let reason: String

  /// Writes a small file, to find out whether the folder can be used.
  ///
  /// - Parameter folder: that of the process if this is left out.
  /// - Throws: `TemporaryFolderError` where it can't.
  package static func check(_ folder: URL = FileManager.default.temporaryDirectory) throws {
    let probe = folder.appendingPathComponent("workshop-\(UUID().uuidString).probe")
    defer { unlink(probe.path) }
    // Foundation's own words would not name the system's reason.
    let file = open(probe.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let bytes = [UInt8](repeating: 0, count: 65536)
    let count = file < 0 ? -1 : write(file, bytes, bytes.count)
    let reason = String(cString: strerror(count < 0 ? errno : ENOSPC))
    if file >= 0 { close(file) }
    if count < bytes.count { throw TemporaryFolderError(folder: folder.path, reason: reason) }
  }

  /// A sentence that says what to do.
  package var description: String {
    // On macOS, Foundation doesn't ask the variable.
    #if os(macOS)
      let other = ""
    #else
      let other = " Or let the variable TMPDIR name another folder."
    #endif
    return """
      Temporary files can't be written to \(folder): \(reason). Make room there, or make it \
      writable.\(other) Your answers and your progress are as they were.
      """
  }
}
