import Foundation

/// Adds a text to the end of a file, which is made if there is none; nothing happens where that can't
/// be done.
///
/// It's one call of write(2): several tests may do this at once.
///
/// - Parameters:
///   - text: what is added.
///   - path: the file.
func append(_ text: String, toFileAt path: String) {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
  guard file >= 0 else { return }
  defer { close(file) }
  let bytes = Array(text.utf8)
  _ = write(file, bytes, bytes.count)
}
