import AuthenticationData
import AuthenticationDomain
import TestSupport
import Testing

@Suite("Authenticator")
struct AuthenticatorTests {
  /// What somebody does who comes in.
  enum Door: CaseIterable {
    case create, signIn

    func enter(_ authenticator: Authenticator, _ name: String, _ password: String) async throws {
      switch self {
      case .create:
        try await authenticator.createAccount(named: name, password: Password(password))
      case .signIn: try await authenticator.signIn(as: name, password: Password(password))
      }
    }
  }

  @Test(
    "any name and password will do; spaces around the name do not count", arguments: Door.allCases)
  func anybody(door: Door) async throws {
    let store = InMemoryCredentialsStore(nil)
    try await door.enter(authenticator(store), " Ada Lovelace\t", "x")
    #expect(store.load() == .of("Ada Lovelace", token: "1"))
  }

  @Test("without a name or a password, whoever was signed in stays so", arguments: Door.allCases)
  func nobody(door: Door) async throws {
    let store = InMemoryCredentialsStore(.of("Grace"))
    let authenticator = authenticator(store)
    for name in ["", " \n"] {
      await #expect(throws: AuthenticationError.noName) {
        try await door.enter(authenticator, name, "hunter2")
      }
    }
    for password in ["", "  "] {
      await #expect(throws: AuthenticationError.noPassword) {
        try await door.enter(authenticator, "Ada", password)
      }
    }
    #expect(store.load() == .of("Grace"))
  }

  @Test("each session has a token of its own")
  func tokens() async throws {
    let store = InMemoryCredentialsStore(nil)
    let authenticator = authenticator(store)
    try await authenticator.signIn(as: "Ada", password: Password("x"))
    #expect(store.load() == .of("Ada", token: "1"))
    try await authenticator.signIn(as: "Ada", password: Password("x"))
    #expect(store.load() == .of("Ada", token: "2"))
  }

  @Test("making one asks nobody for anything")
  func composing() {
    let log = CallRecorder<String>()
    _ = Authenticator(store: StoreSpy(log: log)) {
      log.record("token")
      return SessionToken(text: "")
    }
    _ = AuthenticationChecker(store: StoreSpy(log: log))
    #expect(log.calls == [])
  }

  @Test("who signs out through one is signed out for all others", arguments: StoreKind.allCases)
  func together(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
      let (one, other) = (authenticator(store), authenticator(store))
      let checker = AuthenticationChecker(store: store)
      #expect(try await checker.account() == nil)
      try await one.signIn(as: "Ada", password: Password("x"))
      #expect(try await checker.account() == "Ada")
      try await other.signOut()
      #expect(try await checker.account() == nil)
      try await one.signOut()
      #expect(try await AuthenticationChecker(store: store).account() == nil)
    }
  }

  @Test("two stores know nothing of each other")
  func apart() async throws {
    let stores = [InMemoryCredentialsStore(nil), InMemoryCredentialsStore(nil)]
    try await authenticator(stores[0]).signIn(as: "Ada", password: Password("x"))
    try await authenticator(stores[1]).signOut()
    #expect(try await AuthenticationChecker(store: stores[0]).account() == "Ada")
  }

  /// Its tokens are the numbers from 1 on.
  private func authenticator(_ store: any CredentialsStoring) -> Authenticator {
    let made = CallRecorder<Void>()
    return Authenticator(store: store) {
      made.record(())
      return SessionToken(text: "\(made.count)")
    }
  }
}

private struct StoreSpy: CredentialsStoring {
  let log: CallRecorder<String>

  func load() -> Credentials? {
    log.record("load")
    return nil
  }
  func save(_ credentials: Credentials) { log.record("save") }
  func delete() { log.record("delete") }
}
