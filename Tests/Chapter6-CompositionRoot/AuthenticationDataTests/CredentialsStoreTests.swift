import AuthenticationData
import AuthenticationDomain
import Foundation
import TestSupport
import Testing

@Suite("Every store of credentials")
struct CredentialsStoreTests {
  @Test("keeps the last ones, until they are deleted", arguments: StoreKind.allCases)
  func keeps(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
      #expect(try await store.load() == nil)
      for credentials in [Credentials.of("Ada"), .of("Grace \"☕️\"\n", token: "u")] {
        try await store.save(credentials)
        #expect(try await store.load() == credentials)
      }
      try await store.delete()
      #expect(try await store.load() == nil)
      try await store.delete()
    }
  }
}

@Suite("The file of the credentials")
struct FileCredentialsStoreTests {
  @Test("what one store has saved, another one reads and deletes")
  func lasts() async throws {
    try await withTemporaryFolder { folder in
      let (one, other) = (StoreKind.file.store(in: folder), StoreKind.file.store(in: folder))
      try await one.save(.of("Ada"))
      #expect(try await other.load() == .of("Ada"))
      try await other.delete()
      #expect(try await one.load() == nil)
    }
  }

  @Test("neither making a store nor reading leaves a trace, and saving only the file")
  func traces() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down")
      let store = StoreKind.file.store(in: folder)
      _ = try await store.load()
      try await store.delete()
      #expect(contents(of: parent) == [])
      try await store.save(.of("Ada"))
      try await store.save(.of("Grace"))
      #expect(contents(of: folder) == ["credentials.json"])
      try await store.delete()
      #expect(contents(of: folder) == [])
    }
  }

  @Test("a new folder and the file are for their owner only, whatever the process allows")
  func permissions() async throws {
    // The permissions that a process gives away are one number for all its threads.
    await #expect(processExitsWith: .success) {
      umask(0)
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "deep/down")
        let store = StoreKind.file.store(in: folder)
        try await store.save(.of("Ada"))
        #expect(try mode(of: parent.appending(path: "deep").path) == 0o700)
        #expect(try mode(of: folder.path) == 0o700)
        #expect(try mode(of: folder.appending(path: "credentials.json").path) == 0o600)
      }
    }
  }

  @Test("a file that everybody may read is replaced by one that only its owner may")
  func replaced() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "credentials.json").path
      let isMade = FileManager.default.createFile(
        atPath: file, contents: Data(#"{"account": "Ada", "token": "t"}"#.utf8),
        attributes: [.posixPermissions: 0o644])
      try #require(isMade)
      let store = StoreKind.file.store(in: folder)
      #expect(try await store.load() == .of("Ada"))
      try await store.save(.of("Grace"))
      #expect(try mode(of: file) == 0o600)
    }
  }

  @Test(
    "a damaged file is an error, and stays as it is until it is replaced",
    arguments: [
      "", "{", "{}", #"{"account": "", "token": "t"}"#, #"{"account": "A", "token": ""}"#,
    ])
  func damaged(text: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "credentials.json")
      try Data(text.utf8).write(to: file)
      let store = FileCredentialsStore(file: file)
      #expect(throws: CredentialsError.damaged(path: file.path)) { try store.load() }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      try store.save(.of("Ada"))
      #expect(try store.load() == .of("Ada"))
    }
  }

  @Test("a folder in the place of the file is an error, and stays")
  func folderForFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "credentials.json")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let store = FileCredentialsStore(file: file)
      #expect(throws: CredentialsError.notReadable(path: file.path, reason: "is a directory")) {
        try store.load()
      }
      #expect(throws: CredentialsError.notWritable(path: file.path, reason: "is a directory")) {
        try store.save(.of("Ada"))
      }
      // Each system has its own word for it.
      let error = #expect(throws: CredentialsError.self) { try store.delete() }
      #expect("\(error, default: "")".contains("\(file.path), cannot be deleted: "))
      #expect(contents(of: folder) == ["credentials.json"])
    }
  }

  @Test("a file in the place of the folder is an error, and stays")
  func fileForFolder() async throws {
    try await withTemporaryFolder { parent in
      let place = parent.appending(path: "data")
      try Data("mine".utf8).write(to: place)
      let file = place.appending(path: "credentials.json")
      let store = FileCredentialsStore(file: file)
      let reason = "not a directory"
      #expect(throws: CredentialsError.notReadable(path: file.path, reason: reason)) {
        try store.load()
      }
      #expect(throws: CredentialsError.notWritable(path: file.path, reason: reason)) {
        try store.save(.of("Ada"))
      }
      #expect(throws: CredentialsError.notDeletable(path: file.path, reason: reason)) {
        try store.delete()
      }
      #expect(try Data(contentsOf: place) == Data("mine".utf8))
    }
  }

  @Test("each message is one line, with the path and the reason")
  func messages() {
    let errors: [CredentialsError] = [
      .damaged(path: "/a.json"), .notReadable(path: "/a.json", reason: "why"),
      .notWritable(path: "/a.json", reason: "why"), .notDeletable(path: "/a.json", reason: "why"),
    ]
    for error in errors {
      #expect("\(error)".contains("/a.json"))
      #expect("\(error)".contains(error == errors[0] ? "damaged" : "why"))
      #expect(!"\(error)".contains("\n"))
    }
  }
}
