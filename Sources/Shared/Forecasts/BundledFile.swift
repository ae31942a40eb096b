import BundledResources
import Foundation

/// A file that comes with the workshop, for work without a network: see `Resources/README.md`.
package enum BundledFile {
  /// Why a bundled file cannot be had.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    /// The file that is not there.
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
