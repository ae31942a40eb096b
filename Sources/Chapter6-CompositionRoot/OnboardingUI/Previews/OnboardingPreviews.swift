import AuthenticationDomain
import Navigation
import TerminalUI

/// The states that you can see onboarding in, each made with stubs.
package enum OnboardingPreviews: String, ScreenPreviews {
  case friendly, refusing

  @MainActor package func screen() -> any AppScreen {
    switch self {
    case .friendly: Self.preview(AuthenticatorStub {})
    case .refusing: Self.preview(AuthenticatorStub { throw DoorStuck() })
    }
  }

  package var line: String? { "create" }
  package static var home: String { "Signed in" }

  @MainActor private static func preview(_ authenticator: AuthenticatorStub) -> OnboardingScreen {
    OnboardingScreen(authenticator: authenticator, observer: NobodyObserves())
  }
}

/// Answers as the preview says, and signs nobody in.
struct AuthenticatorStub: Authenticating {
  let answer: @Sendable () throws -> Void
  let passwordAdvice = "any, since this is a preview"

  func createAccount(named name: String, password: Password) throws { try answer() }
  func signIn(as name: String, password: Password) throws { try answer() }
  func signOut(_ account: String) throws { try answer() }
}

struct DoorStuck: Error, CustomStringConvertible {
  let description = "You can't be signed in. This is only a preview."
}

/// Ignores everything.
struct NobodyObserves: OnboardingObserver {
  func send(_ event: OnboardingEvent) {}
}
