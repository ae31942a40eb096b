import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileClient {
  /// Keeps the files in a folder, which it creates when it saves the first one.
  ///
  /// A file is either the old one or the new one, at every moment and whatever fails. All errors
  /// are `FileClientError`s.
  ///
  /// - Parameter folder: where the files are. Names cannot lead out of it.
  package static func live(folder: URL) -> FileClient {
    // snippet.file-live
    FileClient(
      load: { name in
        let file = folder.appending(path: try plainName(name))
        do {
          return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
          return nil
        } catch {
          throw FileClientError(error, reading: file)
        }
      },
      save: { name, data in
        let file = folder.appending(path: try plainName(name))
        // In the same folder, since a file can be renamed at one stroke on the same disk only.
        let temporary = folder.appending(path: ".\(UUID()).temporary")
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          // It is gone already where all went well.
          defer { try? FileManager.default.removeItem(at: temporary) }
          try data.write(to: temporary)
          try rename(temporary, to: file)
        } catch {
          throw FileClientError(error, writing: file)
        }
      })
    // snippet.end
  }
}

/// Renames a file, and replaces the one that has the new name, which `FileManager` would not do.
private func rename(_ old: URL, to new: URL) throws {
  guard rename(old.path, new.path) == 0 else {
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
