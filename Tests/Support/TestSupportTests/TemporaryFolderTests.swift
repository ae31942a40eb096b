import Foundation
import TestSupport
import Testing

@Suite("Temporary folder")
struct TemporaryFolderTests {
  @Test("is empty, can be written to, and is gone afterwards")
  func removed() async throws {
    let folder = try await withTemporaryFolder { folder in
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
      try Data("a".utf8).write(to: folder.appending(path: "file.txt"))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  @Test("is gone after an error, and the error arrives")
  func removedAfterError() async throws {
    struct Failure: Error {}
    var folder: URL?
    await #expect(throws: Failure.self) {
      try await withTemporaryFolder { url in
        folder = url
        throw Failure()
      }
    }
    let path = try #require(folder).path()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("no two are the same")
  func distinct() async throws {
    try await withTemporaryFolder { first in
      try await withTemporaryFolder { second in
        #expect(first != second)
      }
    }
  }

  @Test("its body stays on the caller's actor")
  @MainActor func isolation() async throws {
    var visited = false
    try await withTemporaryFolder { _ in
      MainActor.assertIsolated()
      visited = true
    }
    #expect(visited)
  }
}
