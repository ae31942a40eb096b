import Foundation

extension SafeFile {
  /// Why a file can't be read or written. Both texts become parts of a sentence on the screen.
  package struct Failure: Error, Equatable {
    /// What is wrong, such as "no space left on device".
    package let reason: String
    /// What to do about it, such as "Make room on the disk".
    package let advice: String

    /// - Parameters:
    ///   - reason: what is wrong.
    ///   - advice: what to do about it; if nil, advice that helps with most errors.
    package init(reason: String, advice: String? = nil) {
      self.reason = reason
      self.advice = advice ?? "Check that you can read and write it and its folder"
    }

    /// - Parameter code: the system's error code, such as `ENOSPC`.
    package init(code: Int32) {
      let advice: String? =
        switch code {
        case ENOSPC, EDQUOT, EFBIG: "Make room on the disk"
        case EEXIST: "Move away the file beside it that ends in .temporary"
        case ENOTDIR: "A file is where the folder should be; move it"
        default: nil
        }
      self.init(reason: String(cString: strerror(code)).lowercased(), advice: advice)
    }

    /// What's at the file's path isn't a plain file.
    package static let notAFile = Failure(
      reason: "it is a link, a pipe or a folder", advice: "Move that away")
    /// Another process has held the lock for too long.
    package static let busy = Failure(
      reason: "another program is using it", advice: "Wait until that program is done, or end it")
    /// The disk is full.
    package static let full = Failure(code: ENOSPC)
  }
}

extension SafeFile.Failure {
  /// The error of the system call that just failed.
  static var latest: Self { Self(code: errno) }

  /// - Parameter error: a Foundation error, or a `Failure`.
  package init(_ error: any Error) {
    let system = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    self =
      error as? Self ?? system.map { Self(code: $0.code.rawValue) }
      ?? Self(reason: error.localizedDescription)
  }
}
