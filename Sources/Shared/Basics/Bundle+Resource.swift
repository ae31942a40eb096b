import Foundation

extension Bundle {
  /// Returns the URL of a file in a module's `Resources` folder.
  ///
  /// Where the folder ends up depends on the build tool. SwiftPM has long put it into a flat
  /// bundle. Xcode, and SwiftPM from 6.4 on, make a macOS bundle, which has a resource folder of
  /// its own, `Contents/Resources`.
  ///
  /// - Parameter name: the file's name, such as "coffee-shops.json".
  /// - Returns: the file's URL or, if there's no such file, the place where it was expected.
  package func resource(_ name: String) -> URL {
    url(forResource: name, withExtension: nil, subdirectory: "Resources")
      // On macOS the folder itself may be taken for the bundle's own resource folder.
      ?? url(forResource: name, withExtension: nil)
      ?? bundleURL.appending(path: "Resources/\(name)")
  }
}
