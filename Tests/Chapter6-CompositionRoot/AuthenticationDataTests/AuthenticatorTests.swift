import AuthenticationData
import AuthenticationDomain
import TestSupport
import Testing

@Suite("Authenticator")
struct AuthenticatorTests {
  private let accounts = InMemoryAccountStore(["Ada"])
  private let store = InMemoryCredentialsStore(.of("Grace"))

  /// An authenticator whose tokens are the numbers from 1 on.
  private var authenticator: Authenticator {
    let made = CallRecorder<Void>()
    return Authenticator(accounts: accounts, credentials: store) {
      made.record(())
      return SessionToken(text: "\(made.count)")
    }
  }

  @Test("a new name makes an account, and is signed in; spaces around it do not count")
  func create() async throws {
    try await authenticator.createAccount(named: " Ida Rhodes\t", password: Password("x"))
    #expect(store.load() == .of("Ida Rhodes", token: "1"))
    #expect(accounts.contains("Ida Rhodes"))
  }

  @Test("the name of an account signs in, with any password, and each session has its own token")
  func signIn() async throws {
    let authenticator = authenticator
    for (password, token) in [("x", "1"), ("", "2")] {
      try await authenticator.signIn(as: "Ada ", password: Password(password))
      #expect(store.load() == .of("Ada", token: token))
    }
  }

  @Test("a name that is taken, unknown or missing is refused, and nobody is signed in or out")
  func refused() async throws {
    let password = Password("hunter2")
    await #expect(throws: AuthenticationError.taken(name: "Ada")) {
      try await authenticator.createAccount(named: " Ada", password: password)
    }
    await #expect(throws: AuthenticationError.unknown(name: "Bob")) {
      try await authenticator.signIn(as: "Bob", password: password)
    }
    await #expect(throws: AuthenticationError.noName) {
      try await authenticator.createAccount(named: " \n", password: password)
    }
    await #expect(throws: AuthenticationError.noName) {
      try await authenticator.signIn(as: "", password: password)
    }
    #expect(store.load() == .of("Grace"))
    #expect(!accounts.contains("Bob"))
  }

  @Test("who signs out is signed out for all authenticators, and nobody else is")
  func signOut() async throws {
    let checker = AuthenticationChecker(store: store)
    try await authenticator.signOut("Ada")
    #expect(try await checker.account() == "Grace")
    try await authenticator.signOut("Grace")
    #expect(try await checker.account() == nil)
  }
}
