import Foundation

@testable import workshop

/// The folder that the tests and the programs are built into.
private final class Products {
  static var folder: URL {
    #if os(macOS)
      Bundle(for: Products.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }
}

/// A program of the workspace, as it was built for the tests.
func builtProgram(_ name: String) -> URL {
  Products.folder.appendingPathComponent(name)
}
