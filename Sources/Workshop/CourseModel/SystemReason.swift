import Foundation

extension Error {
  /// The system's own reason, such as "No space left on device", without what Foundation adds to
  /// it.
  package var systemReason: String {
    systemError.map { String(cString: strerror($0)) } ?? (self as NSError).localizedDescription
  }

  /// A sentence with advice for the system's reason.
  package var systemAdvice: String {
    switch systemError {
    case ENOSPC, EDQUOT: "Make room on the disk, and try again."
    case EEXIST, ENOTDIR: "A file has the name that a folder needs: move it away, and try again."
    default: "Make the folder writable, and try again."
    }
  }

  /// The value of `errno`, if Foundation reports it.
  private var systemError: Int32? {
    let outer = self as NSError
    let inner = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
    if inner.domain == NSPOSIXErrorDomain { return Int32(inner.code) }
    return switch (self as? CocoaError)?.code {
    case .fileWriteNoPermission?, .fileReadNoPermission?: EACCES
    case .fileWriteVolumeReadOnly?: EROFS
    case .fileWriteOutOfSpace?: ENOSPC
    case .fileWriteFileExists?: EEXIST
    default: nil
    }
  }
}

extension URL {
  /// Creates the folder and its missing parents.
  ///
  /// - Throws: an error from the file system, which says so if a file is in the way.
  package func createFolder() throws {
    do {
      try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    } catch {
      var place = self
      while place.kind == nil { place.deleteLastPathComponent() }
      // Foundation doesn't report this.
      throw place.isFolder ? error : POSIXError(.ENOTDIR)
    }
  }
}
