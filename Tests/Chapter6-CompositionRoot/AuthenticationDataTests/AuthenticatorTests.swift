import AuthenticationData
import AuthenticationDomain
import TestSupport
import Testing

@Suite("Authenticator")
struct AuthenticatorTests {
  /// The two ways to sign in.
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

  private let accounts = InMemoryAccountStore(["Ada"])

  @Test("a new name makes an account, and is signed in; spaces around it do not count")
  func create() async throws {
    let store = InMemoryCredentialsStore(nil)
    try await authenticator(store).createAccount(named: " Grace Hopper\t", password: Password("x"))
    #expect(store.load() == .of("Grace Hopper", token: "1"))
    #expect(accounts.contains("Grace Hopper"))
  }

  @Test("the name of an account signs in, with any password, which is said beforehand")
  func signIn() async throws {
    let store = InMemoryCredentialsStore(.of("Grace"))
    let authenticator = authenticator(store)
    for password in ["x", "hunter2", ""] {
      try await authenticator.signIn(as: "Ada ", password: Password(password))
      #expect(store.load()?.account == "Ada")
    }
    #expect(authenticator.passwordAdvice == "any will do; it is neither checked nor kept")
  }

  @Test("a name that is taken cannot be created, nor an unknown one sign in")
  func refused() async throws {
    let store = InMemoryCredentialsStore(.of("Grace"))
    let authenticator = authenticator(store)
    let taken = await #expect(throws: AuthenticationError.taken(name: "Ada")) {
      try await authenticator.createAccount(named: " Ada", password: Password("x"))
    }
    let unknown = await #expect(throws: AuthenticationError.unknown(name: "Bob")) {
      try await authenticator.signIn(as: "Bob", password: Password("x"))
    }
    #expect(
      taken?.description
        == "There's already an account named Ada. Type sign in to use it, or choose another name.")
    #expect(
      unknown?.description == "There is no account named 'Bob'. Type create to make one.")
    #expect(store.load() == .of("Grace"))
    #expect(!accounts.contains("Bob"))
  }

  @Test(
    "without a name, a person who was signed in stays so", arguments: Door.allCases, ["", " \n"])
  func nobody(door: Door, name: String) async throws {
    let store = InMemoryCredentialsStore(.of("Grace"))
    await #expect(throws: AuthenticationError.noName) {
      try await door.enter(authenticator(store), name, "hunter2")
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
    _ = Authenticator(accounts: StoreSpy(log: log), credentials: StoreSpy(log: log)) {
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
      try await other.signOut("Ada")
      #expect(try await checker.account() == nil)
      try await one.signOut("Ada")
      #expect(try await AuthenticationChecker(store: store).account() == nil)
    }
  }

  @Test("who signs out does not sign out someone else", arguments: StoreKind.allCases)
  func somebodyElse(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
      try await store.save(.of("Grace"))
      try await authenticator(store).signOut("Ada")
      #expect(try await store.load() == .of("Grace"))
    }
  }

  @Test("two stores know nothing of each other")
  func apart() async throws {
    let stores = [InMemoryCredentialsStore(nil), InMemoryCredentialsStore(nil)]
    try await authenticator(stores[0]).signIn(as: "Ada", password: Password("x"))
    try await authenticator(stores[1]).signOut("Ada")
    #expect(try await AuthenticationChecker(store: stores[0]).account() == "Ada")
  }

  /// An authenticator whose tokens are the numbers from 1 on.
  private func authenticator(_ store: any CredentialsStoring) -> Authenticator {
    let made = CallRecorder<Void>()
    return Authenticator(accounts: accounts, credentials: store) {
      made.record(())
      return SessionToken(text: "\(made.count)")
    }
  }
}

private struct StoreSpy: CredentialsStoring, AccountStoring {
  let log: CallRecorder<String>

  func load() -> Credentials? {
    log.record("load")
    return nil
  }
  func save(_ credentials: Credentials) { log.record("save") }
  func delete(_ account: String) { log.record("delete") }
  func contains(_ name: String) -> Bool {
    log.record("contains")
    return true
  }
  func add(_ name: String) -> Bool {
    log.record("add")
    return true
  }
}
