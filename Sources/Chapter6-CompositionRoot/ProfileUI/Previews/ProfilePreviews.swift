import AuthenticationDomain
import Navigation
import ProfileDomain
import TerminalUI

/// The states that you can see a profile in, each made with stubs.
package enum ProfilePreviews: String, ScreenPreviews {
  case regular, connoisseur, newcomer, loading, unreadable
  case lockedIn = "locked-in"

  @MainActor package func screen() -> any AppScreen {
    switch self {
    case .regular: Self.preview { VisitedShop.three }
    case .connoisseur: Self.preview { VisitedShop.ofEachRating }
    case .newcomer: Self.preview(account: "Grace") { [] }
    case .loading: PreviewScreen(loading: Self.preview { [] })
    case .unreadable: Self.preview { throw Unreadable() }
    case .lockedIn: Self.preview(AuthenticatorStub { throw DoorStuck() }) { VisitedShop.three }
    }
  }

  package var line: String? { self == .lockedIn ? "log out" : nil }
  package static var home: String { "Logged out" }

  @MainActor private static func preview(
    account: String = "Ada", _ authenticator: AuthenticatorStub = AuthenticatorStub {},
    shops: @escaping @Sendable () throws -> [VisitedShop]
  ) -> ProfileScreen {
    ProfileScreen(
      account: account, authenticator: authenticator, visitedShops: VisitedShopsStub(answer: shops))
  }
}

extension VisitedShop {
  fileprivate static let three = [
    VisitedShop(
      id: "1", name: "The Yellow Cup", rating: .favourite,
      note: "Vinyl, and a cortado to stay for. Closes at six."),
    VisitedShop(id: "2", name: "Slow Drip", rating: .good, note: ""),
    VisitedShop(id: "3", name: "Last Train Espresso", rating: .poor, note: "Cold."),
  ]

  /// A shop for each rating, with names and notes as long as people write them.
  fileprivate static let ofEachRating = ProfileRating.allCases.map { rating in
    VisitedShop(
      id: "\(rating)",
      name: rating == .great ? "The Second Best Coffee in All of Copenhagen" : "Café \(rating)",
      rating: rating,
      note: rating == .great ? "Two hours by the window, and they let you stay for a third." : "")
  }
}

/// Signs out, or fails, as the preview says.
struct AuthenticatorStub: Authenticating {
  let answer: @Sendable () throws -> Void
  let passwordAdvice = "any"

  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) throws { try answer() }
}

/// Answers as the preview says, and never changes.
struct VisitedShopsStub: VisitedShops {
  let answer: @Sendable () throws -> [VisitedShop]

  func shops() throws -> [VisitedShop] { try answer() }
  func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

struct Unreadable: Error, CustomStringConvertible {
  let description = "The file with your visits cannot be read. This is only a preview."
}

struct DoorStuck: Error, CustomStringConvertible {
  let description = "You cannot be logged out. This is only a preview."
}
