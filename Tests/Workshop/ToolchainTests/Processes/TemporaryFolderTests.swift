import Foundation
import TestSupport
import Testing
@testable import Toolchain

@Suite("The folder for temporary files", .blocking)
struct TemporaryFolderTests {
  @Test("one that can't be used is named, with the system's reason")
  func missing() async throws {
    try await withTemporaryFolder { folder in
      try TemporaryFolderError.check(folder)
      let missing = folder.appending(path: "none")
      let error = #expect(throws: TemporaryFolderError.self) {
        try TemporaryFolderError.check(missing)
      }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("Temporary files can't be written to \(missing.path): No such file"))
    }
  }
}
