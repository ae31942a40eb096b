import Foundation

@testable import WorkshopKit

/// Writes a workspace of a few files into a temporary folder, hands it to `body`, and
/// removes it.
func withWorkspace<Result>(
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
