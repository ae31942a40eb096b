import Basics
import Foundation

/// A file that analytics appends its lines to. Only its owner may read it.
package struct AnalyticsFile: Sendable {
  private let file: URL

  /// Doesn't touch the file yet.
  ///
  /// - Parameter file: where the lines go. Its folder is created with the first line.
  package init(_ file: URL) {
    self.file = file
  }

  /// Appends a line, or loses it: someone who rates coffee doesn't need to know that counting it
  /// failed.
  ///
  /// - Parameter line: a line without its line break.
  package func append(_ line: String) {
    try? SafeFile(file).append(Data("\(line)\n".utf8))
  }
}
