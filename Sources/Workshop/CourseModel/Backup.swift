import Foundation

/// Keeps a copy of a learner's file before it is replaced.
package struct Backup {
  /// The folder of all copies.
  private let folder: URL

  /// - Parameter folder: the folder of all copies.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Copies a file under a name that no copy has yet: "1.2-HandIt-2026-03-01-1.swift".
  ///
  /// - Parameters:
  ///   - file: what to keep. Where it is a link, what it leads to is copied.
  ///   - date: the day in the name.
  /// - Returns: the copy.
  /// - Throws: an error of the file system.
  package func copy(_ file: URL, on date: Date = Date()) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try Data(contentsOf: file)
    let name = file.deletingPathExtension().lastPathComponent
    let day = date.formatted(.iso8601.year().month().day())
    var number = 1
    while true {
      let copy = folder.appendingPathComponent("\(name)-\(day)-\(number).swift")
      do {
        try data.write(to: copy, options: .withoutOverwriting)
        return copy
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }
}
