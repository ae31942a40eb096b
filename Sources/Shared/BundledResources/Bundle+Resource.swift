import Foundation

extension Bundle {
  /// A file of the folder `Resources`, which a module brings along.
  ///
  /// Where the folder ends up depends on who builds. SwiftPM has long put it into a bundle without
  /// any other folders. Xcode, and SwiftPM from 6.4 on, make a bundle for macOS, whose own folder
  /// for resources is `Contents/Resources`.
  ///
  /// - Parameter name: the file's name, such as "coffee-shops.json".
  /// - Returns: the file; where there is none, the place where it was expected.
  package func resource(_ name: String) -> URL {
    url(forResource: name, withExtension: nil, subdirectory: "Resources")
      // On macOS the folder can be taken for the one that a bundle looks into anyway.
      ?? url(forResource: name, withExtension: nil)
      ?? bundleURL.appending(path: "Resources/\(name)")
  }
}
