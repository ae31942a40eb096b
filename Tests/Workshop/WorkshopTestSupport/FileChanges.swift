import CourseModel
import Foundation

extension Workspace {
  /// Runs `body` while a file says something else.
  ///
  /// - Parameters:
  ///   - text: what it says.
  ///   - path: the file, relative to the root. If there is none, it is gone again afterwards.
  ///   - body: what to do meanwhile.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or an error from the file system.
  package func whileSaying<Result>(
    _ text: String, in path: String, _ body: () throws -> Result
  ) throws -> Result {
    let file = url(path)
    let original = try? Data(contentsOf: file)
    defer {
      if let original {
        try? original.write(to: file)
      } else {
        try? FileManager.default.removeItem(at: file)
      }
    }
    try Data(text.utf8).write(to: file)
    return try body()
  }
}
