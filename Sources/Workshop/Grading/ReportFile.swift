import Foundation

/// The place of a report: a file, or whatever else somebody has put there.
///
/// It is written through. A link's target, a pipe's reader and a device get the text, and none of
/// them is replaced by a file.
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
    let file = retried { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard file >= 0 else { throw notWritten() }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        retried { write(file, bytes.baseAddress, bytes.count) }
      }
      guard count >= 0 else {
        let error = notWritten()
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0 else { throw notWritten() }
  }

  private func notWritten() -> ReportError {
    .notWritten(path, String(cString: strerror(errno)))
  }
}

/// Does it again for as long as a signal interrupts it.
private func retried<Number: SignedInteger>(_ body: () -> Number) -> Number {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}
