import Foundation

/// The place of a report: a file, or a link, a pipe or a device.
///
/// It is written through: a link's target, a pipe's reader or a device gets the text, and none of them
/// is replaced by a file.
struct ReportFile {
  let path: String

  /// Looks whether the report can be written, and leaves everything as it is.
  ///
  /// - Throws: `ReportError`.
  func check() throws(ReportError) {
    if FileManager.default.fileExists(atPath: path) {
      // A pipe is not opened: its reader would take the closing for the end.
      guard access(path, W_OK) == 0 else { throw notWritten() }
      return
    }
    let probe = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if probe >= 0 {
      close(probe)
      unlink(path)
    } else if errno != EEXIST {
      // What exists is a link to a file that is yet to come.
      throw notWritten()
    }
  }

  /// Writes the report, over what the file held.
  ///
  /// - Throws: `ReportError`.
  func fill(with text: String) throws(ReportError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw notWritten() }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    } catch {
      throw .notWritten(path, reason(of: error))
    }
  }

  private func notWritten() -> ReportError {
    .notWritten(path, String(cString: strerror(errno)))
  }
}
