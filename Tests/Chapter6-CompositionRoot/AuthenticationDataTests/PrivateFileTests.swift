import Foundation
import TestSupport
import Testing

@testable import AuthenticationData

@Suite("A private file")
struct PrivateFileTests {
  @Test("is for its owner only before there is a byte in it")
  func firstByte() async throws {
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { folder in
        let (path, descriptor) = try PrivateFile.create { "\(folder.path)/file-\($0)" }
        defer { close(descriptor) }
        #expect(path == "\(folder.path)/file-1")
        #expect(try mode(of: path) == 0o600)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data())
      }
    }
  }

  @Test("takes no file and follows no link that is there already")
  func exclusive() async throws {
    try await withTemporaryFolder { folder in
      let (theirs, target) = ("\(folder.path)/file-1", "\(folder.path)/target")
      try Data("theirs".utf8).write(to: URL(filePath: theirs))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/file-2", withDestinationPath: target)
      let (path, descriptor) = try PrivateFile.create { "\(folder.path)/file-\($0)" }
      defer { close(descriptor) }
      #expect(path == "\(folder.path)/file-3")
      #expect(try String(contentsOfFile: theirs, encoding: .utf8) == "theirs")
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }

  @Test("that cannot be set aside leaves nothing in the place of its new name")
  func gone() async throws {
    try await withTemporaryFolder { folder in
      let file = PrivateFile(path: "\(folder.path)/file.json")
      let error = #expect(throws: SystemError.self) { try file.setAside() }
      #expect(error?.code == ENOENT)
      #expect(contents(of: folder) == [])
    }
  }

  @Test("is as long as it need be")
  func long() async throws {
    try await withTemporaryFolder { folder in
      let file = PrivateFile(path: "\(folder.path)/file")
      let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
      try file.replace(with: bytes)
      #expect(try file.contents() == bytes)
      try file.replace(with: Data())
      #expect(try file.contents() == Data())
    }
  }

  @Test("is never half a file while others write it")
  func whole() async throws {
    try await withTemporaryFolder { folder in
      let file = PrivateFile(path: "\(folder.path)/file")
      let texts = ["a", "b", "c"].map { Data(String(repeating: $0, count: 9_000).utf8) }
      try file.replace(with: texts[0])
      try await withThrowingTaskGroup { group in
        for number in 0..<30 {
          group.addTask {
            try file.replace(with: texts[number % 3])
            return try file.contents()
          }
        }
        for try await contents in group { #expect(texts.contains(contents ?? Data())) }
      }
      #expect(contents(of: folder) == ["file"])
    }
  }

  @Test("a link to nowhere in the way is an error, and no endless search")
  func danglingLink() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/nowhere")
      let file = PrivateFile(path: "\(folder.path)/link/deep/file")
      let error = #expect(throws: SystemError.self) { try file.replace(with: Data()) }
      #expect(error?.reason == "no such file or directory")
    }
  }
}
