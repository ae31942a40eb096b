import Foundation

/// Why a file can be neither loaded nor saved.
package enum FileClientError: Error, Equatable, CustomStringConvertible {
  /// The name is none, or leads to another folder.
  case badName(String)
  /// There is a folder where the file should be.
  case isFolder(path: String)
  /// There is a file where the folder of the files should be.
  case isNoFolder(path: String)
  /// The file is there, and cannot be read.
  case notReadable(path: String, reason: String)
  /// The file cannot be written. The one that was there before is still there.
  case notWritable(path: String, reason: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .badName(let name):
      "'\(name)' isn't a file's name. Take one without a slash, such as 'notes.json'."
    case .isFolder(let path):
      "There is a folder in the place of the file \(path). Move the folder away."
    case .isNoFolder(let path):
      "\(path) is in a folder that is a file. Move that file away, or choose another folder."
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

/// What the system has said, which Foundation wraps into an error of its own.
private func systemError(of error: any Error) -> POSIXError? {
  error as? POSIXError ?? (error as? CocoaError)?.underlying as? POSIXError
}

private func reason(of error: any Error) -> String {
  guard let error = systemError(of: error) else { return "\(error)" }
  return String(cString: strerror(error.code.rawValue)).lowercased()
}

/// Lets a name through that stays in its folder.
///
/// - Throws: `FileClientError.badName`.
func plainName(_ name: String) throws(FileClientError) -> String {
  guard !["", ".", ".."].contains(name), !name.contains("/"), !name.contains("\0") else {
    throw .badName(name)
  }
  return name
}
