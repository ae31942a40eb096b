import Foundation

/// The folder of the package that contains this file, for tests that read sources.
///
/// It's found by its manifest, so this file may move to another folder.
package var workspaceRoot: URL {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while folder.path != "/",
    !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  {
    folder = folder.deletingLastPathComponent()
  }
  return folder
}
