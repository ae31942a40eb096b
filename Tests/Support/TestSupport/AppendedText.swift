import Foundation

/// Appends a text to a file, creating the file if necessary. If that fails, nothing happens.
///
/// It's a single call of write(2), so several tests can do this at once.
///
/// - Parameters:
///   - text: the text to append.
///   - path: the file.
func append(_ text: String, toFileAt path: String) {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
  guard file >= 0 else { return }
  defer { close(file) }
  let bytes = Array(text.utf8)
  _ = write(file, bytes, bytes.count)
}
