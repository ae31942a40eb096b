import Basics
import Foundation
import TestSupport
import Testing

@Suite("Bundled resources")
struct BundleResourceTests {
  @Test(
    "a file is found wherever the builder puts the folder",
    arguments: ["Resources", "Contents/Resources/Resources", "Contents/Resources"])
  func layouts(folder: String) async throws {
    try await withBundle { bundle in
      let place = bundle.appending(path: folder)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(folder.utf8).write(to: place.appending(path: "f.json"))
      let file = try #require(Bundle(url: bundle)).resource("f.json")
      #expect(try Data(contentsOf: file) == Data(folder.utf8))
    }
  }

  @Test("a file that is missing is missed where it should be")
  func missing() async throws {
    try await withBundle { bundle in
      let file = try #require(Bundle(url: bundle)).resource("f.json")
      #expect(file.path.hasSuffix("X.bundle/Resources/f.json"))
      #expect(throws: CocoaError.self) { try Data(contentsOf: file) }
    }
  }

  private func withBundle(_ body: (URL) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let bundle = folder.appending(path: "X.bundle")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try body(bundle)
    }
  }
}
