import Basics
import Foundation

/// Why a file couldn't be loaded or saved.
package enum FileClientError: Error, Equatable, CustomStringConvertible {
  /// The name is empty or leads to another folder.
  case badName(String)
  /// The file exists but can't be read.
  case notReadable(path: String, SafeFile.Failure)
  /// The file can't be written. The previous version is unchanged.
  case notWritable(path: String, SafeFile.Failure)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .badName(let name):
      "'\(name)' isn't a file name. Choose one without a slash, such as 'notes.json'."
    case .notReadable(let path, let failure):
      "The file \(path) cannot be read: \(failure.reason). \(failure.advice), and try again."
    case .notWritable(let path, let failure):
      """
      The file \(path) cannot be saved: \(failure.reason). Nothing was changed. \
      \(failure.advice), and try again.
      """
    }
  }
}

/// Returns the name if it can't lead out of the folder.
///
/// - Throws: `FileClientError.badName`.
func plainName(_ name: String) throws(FileClientError) -> String {
  guard !["", ".", ".."].contains(name), !name.contains("/"), !name.contains("\0") else {
    throw .badName(name)
  }
  return name
}
