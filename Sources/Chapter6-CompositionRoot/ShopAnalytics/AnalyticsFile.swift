import Foundation

/// A file at whose end the lines of analytics are kept. It is for its owner only.
package struct AnalyticsFile: Sendable {
  private let file: URL

  /// Nothing is done to the file yet.
  ///
  /// - Parameter file: where the lines are kept. Its folder is made with the first of them.
  package init(_ file: URL) {
    self.file = file
  }

  /// Adds a line, or loses it: nobody who rates coffee is to hear that counting it has failed.
  ///
  /// - Parameter line: without its line break.
  package func append(_ line: String) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    // Closed when it is let go of. What is appended in one piece stays whole between processes.
    let end = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? end.write(contentsOf: Data("\(line)\n".utf8))
  }
}
