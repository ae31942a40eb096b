import AuthenticationDomain
import TerminalUI

/// The screens that onboarding can be looked at in, each made of stubs.
package enum OnboardingPreviews: String, ArgumentChoice {
  case friendly, refusing

  /// The screen of this name.
  @MainActor package func screen() -> OnboardingScreen {
    switch self {
    case .friendly: Self.previewFriendly()
    case .refusing: Self.previewRefusing()
    }
  }

  /// Everybody comes in.
  @MainActor static func previewFriendly() -> OnboardingScreen {
    OnboardingScreen(authenticator: AuthenticatorStub {}, observer: NobodyObserves())
  }

  /// Nobody comes in.
  @MainActor static func previewRefusing() -> OnboardingScreen {
    OnboardingScreen(
      authenticator: AuthenticatorStub { throw DoorStuck() }, observer: NobodyObserves())
  }
}

/// Answers as it is told, and signs nobody in.
struct AuthenticatorStub: Authenticating {
  let answer: @Sendable () throws -> Void
  let passwordAdvice = "any, since this is a preview"

  func createAccount(named name: String, password: Password) throws { try answer() }
  func signIn(as name: String, password: Password) throws { try answer() }
  func signOut(_ account: String) throws { try answer() }
}

struct DoorStuck: Error, CustomStringConvertible {
  let description = "Nobody can be signed in. This is a preview: all is well."
}

/// Hears everything, and does nothing.
struct NobodyObserves: OnboardingObserver {
  func send(_ event: OnboardingEvent) {}
}
