import Foundation
import Synchronization

/// Gives the body a new, empty folder, and removes the folder and its contents afterwards,
/// whether the body returns or throws.
///
/// It is a function and not an object: an object that removed its folder when it is deinitialized
/// could do so right after its last mention, while the test still uses the folder's files.
///
/// - Parameter body: what to do with the folder's URL.
/// - Returns: what the body returns.
/// - Throws: what the body throws, or the file system's error where the folder cannot be made.
@discardableResult
package nonisolated(nonsending) func withTemporaryFolder<Result>(
  _ body: nonisolated(nonsending) (URL) async throws -> Result
) async throws -> Result {
  OpenFileLimit.raise()
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "LooselyCoupled-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  // A folder that is gone already is what the test wanted.
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

private let folders = Mutex<[URL]>([])

/// Makes a folder for all tests of a run, where one for each would take too long.
///
/// - Returns: the folder, which is empty, and is removed when the process exits.
/// - Throws: the file system's error where the folder cannot be made.
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

/// Copies a folder for all tests of a run.
///
/// - Parameter folder: what to copy.
/// - Returns: the copy, which is removed when the process exits.
/// - Throws: the file system's error where the folder cannot be copied.
package func copyForTheRun(of folder: URL) throws -> URL {
  let copy = try folderForTheRun().appending(path: "copy")
  try FileManager.default.copyItem(at: folder, to: copy)
  return copy
}

private func removeFolders() {
  for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
}
