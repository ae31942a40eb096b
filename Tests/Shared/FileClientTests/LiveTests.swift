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

  @Test("what is saved is loaded, also by another client")
  func roundTrip() async throws {
    try await withTemporaryFolder { folder in
      let client = FileClient.live(folder: folder)
      #expect(try await client.load("a.json") == nil)
      try await client.save("a.json", old)
      try await client.save("a.json", new)
      try await client.save("ä %2F b", old)
      #expect(try await client.load("a.json") == new)
      #expect(try await FileClient.live(folder: folder).load("ä %2F b") == old)
      #expect(contents(of: folder) == ["a.json", "ä %2F b"])
    }
  }

  @Test("the folder is made by the first file that is saved, and by nothing before it")
  func makesFolder() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down", directoryHint: .isDirectory)
      let client = FileClient.live(folder: folder)
      #expect(try await client.load("a.json") == nil)
      #expect(contents(of: parent) == [])
      try await client.save("a.json", new)
      #expect(contents(of: folder) == ["a.json"])
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

  @Test("files that are saved at the same time do not get in each other's way")
  func atOnce() async throws {
    try await withTemporaryFolder { folder in
      let client = FileClient.live(folder: folder)
      let versions = (UInt8(0)..<16).map { Data(repeating: $0, count: 1_000_000) }
      try await withThrowingTaskGroup { group in
        for version in versions { group.addTask { try await client.save("a", version) } }
        try await group.waitForAll()
      }
      let last = try #require(try await client.load("a"))
      #expect(versions.contains(last))
      #expect(contents(of: folder) == ["a"])
    }
  }

  @Test(
    "a name that leaves the folder, or is none, is refused",
    arguments: ["", ".", "..", "../a.json", "/a.json", "b/a.json", "b/../../a.json", "a\0b"])
  func badName(name: String) async throws {
    try await withTemporaryFolder { parent in
      let client = FileClient.live(folder: parent.appending(path: "data"))
      try old.write(to: parent.appending(path: "a.json"))
      await #expect(throws: FileClientError.badName(name)) { try await client.load(name) }
      await #expect(throws: FileClientError.badName(name)) { try await client.save(name, new) }
      #expect(contents(of: parent) == ["a.json"])
      #expect(try Data(contentsOf: parent.appending(path: "a.json")) == old)
    }
    #expect("\(FileClientError.badName(name))".hasPrefix("'\(name)' isn't a file name."))
  }

  @Test("a folder in the place of the file: both fail, and what is in the folder stays")
  func folderForFile() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "a.json", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try old.write(to: place.appending(path: "inside"))
      let client = FileClient.live(folder: folder)
      let file = folder.appending(path: "a.json").path
      let error = FileClientError.isFolder(path: file)
      await #expect(throws: error) { try await client.load("a.json") }
      await #expect(throws: error) { try await client.save("a.json", new) }
      #expect(
        "\(error)" == "There is a folder where the file \(file) should be. Move the folder away.")
      #expect(contents(of: folder) == ["a.json"])
      #expect(try Data(contentsOf: place.appending(path: "inside")) == old)
    }
  }

  @Test(
    "a file in the place of the folder: both fail, and the file stays", arguments: ["", "/deep"])
  func fileForFolder(below: String) async throws {
    try await withTemporaryFolder { parent in
      let place = parent.appending(path: "data")
      try old.write(to: place)
      let folder = parent.appending(path: "data\(below)")
      let client = FileClient.live(folder: folder)
      let error = FileClientError.isNoFolder(path: folder.appending(path: "a.json").path)
      await #expect(throws: error) { try await client.load("a.json") }
      await #expect(throws: error) { try await client.save("a.json", new) }
      #expect("\(error)".contains("a.json is a file. Move that file away"))
      #expect(try Data(contentsOf: place) == old)
    }
  }

  @Test("a save that fails at its last step leaves no temporary file, and the others as they were")
  func cleansUp() async throws {
    try await withTemporaryFolder { folder in
      let client = FileClient.live(folder: folder)
      try await client.save("a.json", old)
      // The temporary file can be written. Only the name that it is to have is too long.
      let name = String(repeating: "a", count: 300)
      let path = folder.appending(path: name).path
      let error = await #expect(throws: FileClientError.self) { try await client.save(name, new) }
      #expect("\(error, default: "")".hasPrefix("The file \(path) cannot be saved: file name too"))
      #expect("\(error, default: "")".contains("Nothing was changed."))
      #expect(contents(of: folder) == ["a.json"])
      #expect(try await client.load("a.json") == old)
    }
  }

  @Test("a file that cannot be read is an error that names it, and not a missing file")
  func unreadable() async throws {
    try await withTemporaryFolder { folder in
      // A link to itself: even root cannot follow it.
      let file = folder.appending(path: "a.json")
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: file.path)
      let error = await #expect(throws: FileClientError.self) {
        try await FileClient.live(folder: folder).load("a.json")
      }
      #expect("\(error, default: "")".hasPrefix("The file \(file.path) cannot be read: too many"))
    }
  }

  private func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }
}
