import Foundation

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
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "LooselyCoupled-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  // A folder that is gone already is what the test wanted.
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
