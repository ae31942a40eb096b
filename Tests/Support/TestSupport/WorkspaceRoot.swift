import Foundation

/// The folder of the package that this file was compiled in, for tests that read sources.
///
/// It is found by its manifest, so that a test file may move.
package var workspaceRoot: URL {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while folder.path != "/",
    !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  {
    folder = folder.deletingLastPathComponent()
  }
  return folder
}
