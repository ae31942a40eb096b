import FileClient
import Foundation
import TestSupport
import Testing

// Failures are brought about with folders and files in each other's places, and not with
// permissions, which mean nothing to root.
@Suite("File client: live")
struct LiveTests {
  let old = Data("old".utf8)
  let new = Data("new".utf8)

  @Test("what is saved is loaded, also by another client, in a folder that saving makes")
  func roundTrip() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down", directoryHint: .isDirectory)
      let client = FileClient.live(folder: folder)
      #expect(try await client.load("a.json") == nil)
      #expect(contents(of: parent) == [])
      try await client.save("a.json", old)
      try await client.save("a.json", new)
      try await client.save("ä %2F b", old)
      #expect(try await client.load("a.json") == new)
      #expect(try await FileClient.live(folder: folder).load("ä %2F b") == old)
      #expect(contents(of: folder) == ["a.json", "ä %2F b"])
    }
  }

  @Test("who reads the old file while the new one is saved reads the whole old one")
  func atomic() async throws {
    try await withTemporaryFolder { folder in
      let client = FileClient.live(folder: folder)
      try await client.save("a", old)
      let reader = try FileHandle(forReadingFrom: folder.appending(path: "a"))
      try await client.save("a", new)
      #expect(try reader.readToEnd() == old)
      #expect(try await client.load("a") == new)
    }
  }

  @Test("a folder in the place of the file is an error that says so, and stays")
  func folderForFile() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "a.json", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let client = FileClient.live(folder: folder)
      let path = folder.appending(path: "a.json").path
      let loading = await #expect(throws: FileClientError.self) { try await client.load("a.json") }
      let saving = await #expect(throws: FileClientError.self) {
        try await client.save("a.json", new)
      }
      #expect(
        "\(loading, default: "")".hasPrefix("The file \(path) cannot be read: is a directory"))
      #expect("\(saving, default: "")".hasPrefix("The file \(path) cannot be saved: "))
      #expect("\(saving, default: "")".contains("Nothing was changed. "))
      #expect(contents(of: folder) == ["a.json"])
    }
  }
}
