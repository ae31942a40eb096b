import Foundation

/// What tells that a file or folder is the same as before, without reading it.
struct FileStamp: Codable, Hashable {
  /// When it was written, in seconds since 2001.
  let date: Double
  /// In bytes.
  let size: UInt64
  /// The file's number on its file system: another file of the same name has another one.
  let number: UInt64

  /// The stamp of a file; nil where there is none. Symbolic links are followed.
  ///
  /// - Parameter path: absolute.
  init?(_ path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.date = date.timeIntervalSinceReferenceDate
    size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
  }

  /// The stamps of the files that are there.
  ///
  /// - Parameter paths: absolute.
  static func stamps(of paths: some Sequence<String>) -> [String: FileStamp] {
    Dictionary(paths.map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
      .compactMapValues(\.self)
  }
}
