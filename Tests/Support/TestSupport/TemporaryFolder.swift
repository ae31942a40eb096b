import Foundation
import Synchronization

/// Calls the body with a new, empty folder, and deletes the folder and its contents afterwards,
/// whether the body returns or throws.
///
/// It's a function rather than an object: an object that deleted its folder in `deinit` could do so
/// right after its last use, while the test still uses the folder's files.
///
/// - Parameter body: receives the folder's URL.
/// - Returns: what the body returns.
/// - Throws: what the body throws, or the file system's error if the folder can't be created.
@discardableResult
package nonisolated(nonsending) func withTemporaryFolder<Result>(
  _ body: nonisolated(nonsending) (URL) async throws -> Result
) async throws -> Result {
  OpenFileLimit.raise()
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "LooselyCoupled-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  // The test may have deleted the folder itself.
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

private let folders = Mutex<[URL]>([])

/// Creates a folder for a whole test run, where one for each test would take too long.
///
/// - Returns: the folder, which is empty, and is deleted when the process exits.
/// - Throws: the file system's error if the folder can't be created.
package func folderForTheRun() throws -> URL {
  OpenFileLimit.raise()
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "LooselyCoupled-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  folders.withLock { folders in
    if folders.isEmpty { atexit(removeFolders) }
    folders.append(folder)
  }
  return folder
}

/// Copies a folder for a whole test run.
///
/// - Parameter folder: the folder to copy.
/// - Returns: the copy, which is deleted when the process exits.
/// - Throws: the file system's error if the folder can't be copied.
package func copyForTheRun(of folder: URL) throws -> URL {
  let copy = try folderForTheRun().appending(path: "copy")
  try FileManager.default.copyItem(at: folder, to: copy)
  return copy
}

private func removeFolders() {
  for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
}
