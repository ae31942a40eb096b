import CourseModel
import Foundation
import Toolchain

/// Writes a workspace of a few files into a temporary folder, hands it to `body`, and
/// removes it.
///
/// - Parameters:
///   - files: the texts by path, relative to the root. A script, with `#!` at its start, can be run.
///   - body: what to do with the workspace.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws, or an error from the file system.
package func withWorkspace<Result>(
  _ files: [String: String], _ body: (Workspace) throws -> Result
) throws -> Result {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("workspace-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: root) }
  for (path, text) in files {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if text.hasPrefix("#!") {
      try Process.write(script: text, to: file)
    } else {
      try Data(text.utf8).write(to: file)
    }
  }
  return try body(Workspace(root: root))
}

extension CourseModel.Progress {
  /// The progress in the workspace's own folder.
  ///
  /// - Parameter workspace: whose progress.
  package init(of workspace: Workspace) {
    self.init(of: workspace, in: workspace.url(".workshop"))
  }
}
