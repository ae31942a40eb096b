import Foundation

/// The names of the files and folders in a folder, sorted; none if there's no such folder.
package func contents(of folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
}

/// The permissions of a file or a folder.
package func mode(of path: String) throws -> Int? {
  let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
  return (mode as? NSNumber)?.intValue
}
