import Foundation
import SafeFile

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
    try? SafeFile(file).append(Data("\(line)\n".utf8))
  }
}
