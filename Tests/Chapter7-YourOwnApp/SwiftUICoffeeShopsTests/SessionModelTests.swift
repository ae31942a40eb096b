import AuthenticationDomain
import Synchronization
import Testing

@testable import SwiftUICoffeeShops

/// Signs in Ada, and nobody else.
private final class Door: Authenticating, AuthenticationChecking {
  let passwordAdvice = "any"
  private let inside: Mutex<String?>

  init(inside: String? = nil) { self.inside = Mutex(inside) }

  func account() -> String? { inside.withLock { $0 } }
  func createAccount(named name: String, password: Password) throws {
    throw AuthenticationError.taken(name: name)
  }
  func signIn(as name: String, password: Password) throws {
    guard name == "Ada" else { throw AuthenticationError.unknown(name: name) }
    inside.withLock { $0 = name }
  }
  func signOut(_ account: String) { inside.withLock { $0 = nil } }
}

@Suite("Who is signed in")
@MainActor
struct SessionModelTests {
  @Test("is not known before someone has asked")
  func loads() async {
    let door = Door(inside: "Ada")
    let session = SessionModel(authenticator: door, checker: door, enter: { _ in })
    #expect(session.account == .notYetKnown)
    await session.load()
    #expect(session.account == .named("Ada"))
  }

  @Test("changes with signing in and out")
  func inAndOut() async {
    let door = Door()
    let session = SessionModel(authenticator: door, checker: door, enter: { _ in })
    await session.load()
    #expect(session.account == .nobody)
    await session.signIn(as: "Ada", password: "")
    #expect(session.account == .named("Ada"))
    await session.signOut()
    #expect(session.account == .nobody)
  }

  @Test("stays as it was when signing in fails, with a sentence that says why")
  func refused() async {
    let door = Door()
    let session = SessionModel(authenticator: door, checker: door, enter: { _ in })
    await session.signIn(as: "Grace", password: "")
    #expect(session.account == .nobody)
    #expect(session.complaint == "\(AuthenticationError.unknown(name: "Grace"))")
    await session.createAccount(named: "Ada", password: "")
    #expect(session.complaint == "\(AuthenticationError.taken(name: "Ada"))")
    await session.signIn(as: "Ada", password: "")
    #expect(session.complaint == nil)
  }
}
