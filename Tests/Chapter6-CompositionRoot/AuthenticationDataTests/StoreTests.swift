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
      #expect(contents(of: folder) == [])
    }
  }

  @Test("a session that begins while another one ends stays", arguments: StoreKind.allCases)
  func inTurn(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let one = kind.store(in: folder)
      let other = kind == .memory ? one : kind.store(in: folder)
      for _ in 0..<20 {
        try await one.save(.of("Ada"))
        async let out: Void = one.delete("Ada")
        async let next: Void = other.save(.of("Grace"))
        _ = try await (out, next)
        #expect(try await one.load() == .of("Grace"))
      }
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
}

@Suite("The files of the session and of the accounts")
struct FileTests {
  @Test("making a store and reading leave no trace, and another store reads what one has saved")
  func lasts() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/down")
      let store = StoreKind.file.store(in: folder)
      _ = try await store.load()
      try await store.delete("Ada")
      #expect(contents(of: parent) == [])
      try await store.save(.of("Ada"))
      #expect(contents(of: folder) == ["credentials.json"])
      #expect(try mode(of: folder.appending(path: "credentials.json").path) == 0o600)
      #expect(try await StoreKind.file.store(in: folder).load() == .of("Ada"))
    }
  }

  @Test(
    "a damaged file is an error, and stays as it is until it is replaced",
    arguments: ["", "{}"])
  func damaged(text: String) async throws {
    try await withTemporaryFolder { folder in
      let names = ["credentials.json", "accounts.json"].map { folder.appending(path: $0) }
      for file in names { try Data(text.utf8).write(to: file) }
      let store = StoreKind.file.store(in: folder)
      await #expect(throws: AuthenticationFileError.damaged(.session, path: names[0].path)) {
        try await store.load()
      }
      await #expect(throws: AuthenticationFileError.damaged(.accounts, path: names[1].path)) {
        try await StoreKind.file.accounts(in: folder).add("Ada")
      }
      for file in names { #expect(try Data(contentsOf: file) == Data(text.utf8)) }
      try await store.save(.of("Ada"))
      #expect(try await store.load() == .of("Ada"))
    }
  }

  @Test("what is in the place of the file is an error, and stays")
  func folderForFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "credentials.json")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let store = StoreKind.file.store(in: folder)
      let (reason, advice) = ("is a directory", "If a folder is in its place, move that away")
      await #expect(
        throws: AuthenticationFileError.notReadable(
          .session, path: file.path, reason: reason, advice: advice)
      ) { try await store.load() }
      await #expect(
        throws: AuthenticationFileError.notWritable(
          .session, path: file.path, reason: reason, advice: advice)
      ) { try await store.save(.of("Ada")) }
      #expect(contents(of: folder) == ["credentials.json"])
    }
  }
}
