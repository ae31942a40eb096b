import AuthenticationDomain
import ProfileDomain
import TerminalUI

/// The screens that a profile can be looked at in, each made of stubs.
package enum ProfilePreviews: String, ArgumentChoice {
  case regular, newcomer, unreadable

  /// The screen of this name.
  @MainActor package func screen() -> ProfileScreen {
    switch self {
    case .regular: Self.previewRegular()
    case .newcomer: Self.previewNewcomer()
    case .unreadable: Self.previewUnreadable()
    }
  }

  /// Somebody who has been to three shops.
  @MainActor static func previewRegular() -> ProfileScreen {
    ProfileScreen(
      account: "Ada", authenticator: AuthenticatorStub(),
      visitedShops: VisitedShopsStub {
        [
          VisitedShop(
            id: "1", name: "The Yellow Cup", rating: .favourite,
            note: "Vinyl, and a cortado to stay for.\nCloses at six."),
          VisitedShop(id: "2", name: "Slow Drip", rating: .good, note: ""),
          VisitedShop(id: "3", name: "Last Train Espresso", rating: .poor, note: "Cold."),
        ]
      })
  }

  /// Somebody who has been nowhere.
  @MainActor static func previewNewcomer() -> ProfileScreen {
    ProfileScreen(
      account: "Grace", authenticator: AuthenticatorStub(), visitedShops: VisitedShopsStub { [] })
  }

  /// Somebody whose visits are lost.
  @MainActor static func previewUnreadable() -> ProfileScreen {
    ProfileScreen(
      account: "Ada", authenticator: AuthenticatorStub(),
      visitedShops: VisitedShopsStub { throw Unreadable() })
  }
}

/// Signs out, and that is all.
struct AuthenticatorStub: Authenticating {
  let passwordAdvice = "any"

  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) {}
}

/// Answers as it is told, and never changes.
struct VisitedShopsStub: VisitedShops {
  let answer: @Sendable () throws -> [VisitedShop]

  func shops() throws -> [VisitedShop] { try answer() }
  func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

struct Unreadable: Error, CustomStringConvertible {
  let description = "The file of your visits cannot be read. This is a preview: all is well."
}
