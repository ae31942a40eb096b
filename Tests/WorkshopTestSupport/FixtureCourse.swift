import CourseModel
import Foundation
import TestSupport

/// A tiny course that has one of each: an exercise that passes, one that is red, one that does not
/// compile, one that crashes, one that never ends, one with a wrong answer that is wrongly accepted,
/// one incomplete.
package enum FixtureCourse {
  /// Where it is in the sources. Tests work on copies of it.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixture")

  /// Copies it for all tests of a run, so that it is built from nothing only once.
  ///
  /// - Returns: the copy, which is removed when the process exits.
  /// - Throws: the file system's error where it can't be copied.
  package static func copyForTheRun() throws -> Workspace {
    Workspace(root: try TestSupport.copyForTheRun(of: folder))
  }
}

extension Workspace {
  /// Runs `body` while a file says something else, or is gone.
  ///
  /// - Parameters:
  ///   - text: what it says; nil where it's gone.
  ///   - path: the file, relative to the root. If there is none, it is gone again afterwards.
  ///   - body: what to do meanwhile.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or an error of the file system.
  package func whileSaying<Result>(
    _ text: String?, in path: String, _ body: () throws -> Result
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
    if let text {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
    return try body()
  }
}
