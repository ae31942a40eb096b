import Foundation
import TestSupport
import Testing

@testable import workshop

@Suite("The system's notices of changes")
struct FolderNoticesTests {
  @Test("a file that is written, replaced or moved, also in a new folder, is noticed")
  func changes() async throws {
    try await withTemporaryFolder { folder in
      let chapter = folder.appending(path: "Chapter1")
      try FileManager.default.createDirectory(at: chapter, withIntermediateDirectories: true)
      let file = chapter.appending(path: "a.swift")
      try Data("a".utf8).write(to: file)
      let notices = try #require(FolderNotices(below: folder.path)).notices
      var told = notices.makeAsyncIterator()
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("b".utf8))
      try handle.close()
      #expect(await told.next() != nil)
      try Data("c".utf8).write(to: file, options: .atomic)
      #expect(await told.next() != nil)
      try FileManager.default.moveItem(at: chapter, to: folder.appending(path: "Chapter2"))
      #expect(await told.next() != nil)
    }
  }

  @Test("the end of the wait ends the watching")
  func end() async throws {
    try await withTemporaryFolder { folder in
      let notices = try #require(FolderNotices(below: folder.path)).notices
      let waiting = Task { for await _ in notices {} }
      waiting.cancel()
      await waiting.value
    }
  }
}
