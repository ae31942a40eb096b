import Basics
import Foundation

/// Why a file couldn't be loaded or saved.
package enum FileClientError: Error, Equatable, CustomStringConvertible {
  /// The file exists but can't be read.
  case notReadable(path: String, SafeFile.Failure)
  /// The file can't be written. The previous version is unchanged.
  case notWritable(path: String, SafeFile.Failure)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
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
