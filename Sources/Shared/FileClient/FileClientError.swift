import Foundation

/// Why a file couldn't be loaded or saved.
package enum FileClientError: Error, Equatable, CustomStringConvertible {
  /// The name is empty or leads to another folder.
  case badName(String)
  /// There is a folder where the file should be.
  case isFolder(path: String)
  /// There is a file where the client's folder should be.
  case isNoFolder(path: String)
  /// The file exists but can't be read.
  case notReadable(path: String, reason: String)
  /// The file can't be written. The previous version is unchanged.
  case notWritable(path: String, reason: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .badName(let name):
      "'\(name)' isn't a file name. Choose one without a slash, such as 'notes.json'."
    case .isFolder(let path):
      "There is a folder where the file \(path) should be. Move the folder away."
    case .isNoFolder(let path):
      "The folder of \(path) is a file. Move that file away, or choose another folder."
    case .notReadable(let path, let reason):
      "The file \(path) cannot be read: \(reason). Check that you can read it, and try again."
    case .notWritable(let path, let reason):
      """
      The file \(path) cannot be saved: \(reason). Nothing was changed. Check that you can \
      write to its folder, and try again.
      """
    }
  }
}

extension FileClientError {
  init(_ error: any Error, reading file: URL) {
    self = Self(common: error, file) ?? .notReadable(path: file.path, reason: reason(of: error))
  }

  init(_ error: any Error, writing file: URL) {
    self = Self(common: error, file) ?? .notWritable(path: file.path, reason: reason(of: error))
  }

  private init?(common error: any Error, _ file: URL) {
    switch systemError(of: error)?.code {
    case .EISDIR: self = .isFolder(path: file.path)
    case .ENOTDIR, .EEXIST: self = .isNoFolder(path: file.path)
    default: return nil
    }
  }
}

/// The system's own error, which Foundation wraps.
private func systemError(of error: any Error) -> POSIXError? {
  error as? POSIXError ?? (error as? CocoaError)?.underlying as? POSIXError
}

private func reason(of error: any Error) -> String {
  guard let error = systemError(of: error) else { return "\(error)" }
  return String(cString: strerror(error.code.rawValue)).lowercased()
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
