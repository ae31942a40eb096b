import Foundation

/// The folder of the package that contains this file, for tests that read sources.
///
/// It's the one with the manifest, so that a test file may move.
package var workspaceRoot: URL {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while folder.path != "/",
    !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  {
    folder = folder.deletingLastPathComponent()
  }
  return folder
}
