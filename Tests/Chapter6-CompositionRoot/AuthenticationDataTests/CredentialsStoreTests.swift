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
      // Another account's, and then the stored ones.
      try await store.delete("Ada")
      #expect(try await store.load()?.account == "Grace \"☕️\"\n")
      try await store.delete("Grace \"☕️\"\n")
      #expect(try await store.load() == nil)
      try await store.delete("Ada")
    }
  }
}

@Suite("Every store of accounts")
struct AccountStoreTests {
  @Test("knows the names that were added, each once", arguments: StoreKind.allCases)
  func names(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.accounts(in: folder)
      var answers: [Bool] = [try await store.contains("Ada")]
      for name in ["Ada", "Ada", "Zoe\u{308}"] { answers.append(try await store.add(name)) }
      #expect(answers == [false, true, false, true])
      answers = []
      for name in ["Ada", "Zo\u{EB}", "ada"] { answers.append(try await store.contains(name)) }
      #expect(answers == [true, true, false])
    }
  }

  @Test("of many who add the same name at once, one does", arguments: StoreKind.allCases)
  func together(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let first = kind.accounts(in: folder)
      let second = kind == .memory ? first : kind.accounts(in: folder)
      let added = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<20 {
          group.addTask { try await (number % 2 == 0 ? first : second).add("Ada") }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(added == 1)
    }
  }

  @Test("a damaged file is an error that says what is not lost, and stays")
  func damaged() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "accounts.json")
      try Data("{".utf8).write(to: file)
      let store = StoreKind.file.accounts(in: folder)
      let error = AuthenticationFileError.damaged(.accounts, path: file.path)
      await #expect(throws: error) { try await store.contains("Ada") }
      await #expect(throws: error) { try await store.add("Ada") }
      #expect(try Data(contentsOf: file) == Data("{".utf8))
      #expect("\(error)".hasSuffix("create your account again: your visits are kept."))
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
      try await other.delete("Ada")
      #expect(try await one.load() == nil)
    }
  }

  @Test("neither making a store nor reading leaves a trace, and saving only the file")
  func traces() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down")
      let store = StoreKind.file.store(in: folder)
      _ = try await store.load()
      try await store.delete("Ada")
      #expect(contents(of: parent) == [])
      try await store.save(.of("Ada"))
      try await store.save(.of("Grace"))
      #expect(contents(of: folder) == ["credentials.json"])
      try await store.delete("Grace")
      #expect(contents(of: folder) == [])
    }
  }

  @Test("what a killed process has left of a session goes away at signing out")
  func leftovers() async throws {
    try await withTemporaryFolder { folder in
      let leftover = folder.appending(path: "credentials.json.temporary")
      let store = StoreKind.file.store(in: folder)
      try await store.save(.of("Ada"))
      try Data("token".utf8).write(to: leftover)
      try await store.delete("Ada")
      #expect(contents(of: folder) == [])
    }
  }

  @Test("a session that someone else begins while one is signed out stays")
  func inTurn() async throws {
    try await withTemporaryFolder { folder in
      let (one, other) = (StoreKind.file.store(in: folder), StoreKind.file.store(in: folder))
      for _ in 0..<20 {
        try await one.save(.of("Ada"))
        async let out: Void = one.delete("Ada")
        async let next: Void = other.save(.of("Grace"))
        _ = try await (out, next)
        #expect(try await one.load() == .of("Grace"))
      }
    }
  }

  @Test("a new folder and the file are for their owner only, whatever the process allows")
  func permissions() async throws {
    // A process has one umask for all its threads.
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
      let store = StoreKind.file.store(in: folder)
      await #expect(throws: AuthenticationFileError.damaged(.session, path: file.path)) {
        try await store.load()
      }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      try await store.save(.of("Ada"))
      #expect(try await store.load() == .of("Ada"))
    }
  }

  @Test("a folder in its place is an error, and stays")
  func folderForFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "credentials.json")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let store = StoreKind.file.store(in: folder)
      let error = AuthenticationFileError.notReadable(
        .session, path: file.path, reason: "is a directory",
        advice: "If a folder is in its place, move that away")
      await #expect(throws: error) { try await store.load() }
      await #expect(throws: error) { try await store.delete("Ada") }
      #expect(contents(of: folder) == ["credentials.json"])
    }
  }

  @Test("a file in the place of the folder is an error, and stays")
  func fileForFolder() async throws {
    try await withTemporaryFolder { parent in
      let place = parent.appending(path: "data")
      try Data("mine".utf8).write(to: place)
      let store = StoreKind.file.store(in: place)
      let calls: [@Sendable () async throws -> Void] = [
        { _ = try await store.load() }, { try await store.save(.of("Ada")) },
        { try await store.delete("Ada") },
      ]
      for call in calls {
        let error = await #expect(throws: AuthenticationFileError.self) { try await call() }
        #expect("\(error, default: "")".contains(": not a directory. "))
        #expect("\(error, default: "")".contains("A file is where the folder should be; move it, "))
      }
      #expect(try Data(contentsOf: place) == Data("mine".utf8))
    }
  }

  @Test("each message is one line, with the path, the reason and what to do")
  func messages() {
    let errors: [AuthenticationFileError] = [
      .damaged(.session, path: "/a.json"), .damaged(.accounts, path: "/a.json"),
      .notReadable(.session, path: "/a.json", reason: "why", advice: "Help"),
      .notWritable(.accounts, path: "/a.json", reason: "why", advice: "Help"),
    ]
    for (index, error) in errors.enumerated() {
      let name = index.isMultiple(of: 2) ? "session" : "accounts"
      #expect("\(error)".hasPrefix("The \(name) file, /a.json, "))
      #expect("\(error)".contains(index < 2 ? "is damaged. It was left" : ": why. "))
      #expect("\(error)".contains(index < 2 ? " Delete it, and " : " Help, and try again."))
      #expect(!"\(error)".contains("\n"))
    }
  }
}
