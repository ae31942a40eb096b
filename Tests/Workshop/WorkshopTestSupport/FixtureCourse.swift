import CourseModel
import Foundation
import TestSupport

/// A tiny course that has one of each: an exercise that passes, one that is red, one that does not
/// compile, one with a wrong answer that is wrongly accepted, and one more.
package enum FixtureCourse {
  /// Where it is in the sources. Tests work on copies of it.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixture")

  /// Copies it for all tests of a run, so that it is built from nothing only once.
  ///
  /// - Returns: the copy, which is removed when the process exits.
  /// - Throws: the file system's error where it can't be copied.
  package static func copyForTheRun() throws -> Workspace {
    Workspace(root: try TestSupport.copyForTheRun(of: folder))
  }

  /// Copies it for one test.
  ///
  /// - Parameter body: what to do with the copy, which is removed afterwards.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or an error from the file system.
  package static func withCopy<Result>(
    _ body: (Workspace) throws -> Result
  ) throws -> Result {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("fixture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: folder, to: copy)
    return try body(Workspace(root: copy))
  }
}
