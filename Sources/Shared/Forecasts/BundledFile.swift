import Basics
import Foundation

/// A file that comes with the workshop, for working offline: see `Resources/README.md`.
package enum BundledFile {
  /// The error when a bundled file is missing or can't be read.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    /// The missing file.
    package let file: String

    /// What happened, and what to do.
    package var description: String {
      """
      The bundled file \(file) is missing or cannot be read. Build the package again \
      with `swift build`.
      """
    }
  }

  static func json(_ name: String) throws(Missing) -> Data {
    guard let data = try? Data(contentsOf: Bundle.module.resource("\(name).json")) else {
      throw Missing(file: "Resources/\(name).json")
    }
    return data
  }
}
