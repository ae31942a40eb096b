import Foundation

extension Disk {
  // snippet.atomic-write
  /// Writes a whole file. It is the old one or the new one at every moment, whatever happens.
  ///
  /// Only one caller at a time may do so: they share the temporary file.
  package func replace(_ path: String, with data: Data, in folder: String) throws(DiskError) {
    // In the same folder, since a file can be renamed at one stroke on the same disk only. Of the
    // same name each time, so that what a crash leaves is overwritten by the next one who saves.
    let temporary = path + ".temporary"
    do {
      let file = try create(temporary)
      try append(data, to: file)
      // A name may reach the disk before the contents do. Then it would be the name of nothing.
      try flush(file)
      try move(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
    try flushFolder(folder)
  }
  // snippet.end

  /// Makes a folder and those that it is in, unless they are there.
  package func makeFolders(_ path: String) throws(DiskError) {
    let parent = URL(filePath: path).deletingLastPathComponent().path
    do {
      guard try makeFolder(path) else { return }
    } catch let error where error.code == ENOENT && parent != path {
      try makeFolders(parent)
      guard try makeFolder(path) else { return }
    }
    // The folder is new, and its name is kept in the one above.
    try flushFolder(parent)
  }

  /// Renames files, to names that do not exist yet.
  ///
  /// - Parameters:
  ///   - path: the file. It is renamed last.
  ///   - companions: what the names of files end in that go with it, if they exist.
  ///   - folder: where all of them are.
  /// - Returns: the file's new path: "a.damaged-1.json" for "a.json", or with another number.
  func setAside(
    _ path: String, companions: [String], in folder: String
  ) throws(DiskError) -> String {
    let url = URL(filePath: path)
    let stem = url.deletingPathExtension().path
    var number = 1
    while true {
      let newPath = "\(stem).damaged-\(number).\(url.pathExtension)"
      if try claim(newPath) {
        for end in companions where try identity(of: path + end) != nil {
          try move(path + end, to: newPath + end)
        }
        try move(path, to: newPath)
        try flushFolder(folder)
        return newPath
      }
      number += 1
    }
  }
}
