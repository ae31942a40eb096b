import Basics
import Foundation

extension FileClient {
  /// Keeps the files in a folder, which it creates when it saves the first one.
  ///
  /// At every moment, whatever fails, a file has either its old contents or its new ones. All
  /// errors are `FileClientError`s.
  ///
  /// - Parameter folder: where the files are.
  package static func live(folder: URL) -> FileClient {
    FileClient(
      load: { name in
        let file = folder.appending(path: name)
        do {
          return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
          return nil
        } catch {
          throw FileClientError.notReadable(path: file.path, SafeFile.Failure(error))
        }
      },
      save: { name, data in
        let file = folder.appending(path: name)
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try data.write(to: file, options: .atomic)
        } catch {
          throw FileClientError.notWritable(path: file.path, SafeFile.Failure(error))
        }
      },
      path: { name in folder.appending(path: name).path })
  }
}
