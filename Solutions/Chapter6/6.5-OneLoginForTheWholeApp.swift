// 6.5 · One login for the whole app                                        ★★☆
//
// Two screens of Coffee Shops are doors: onboarding lets you in, and the profile lets you out.
// Each time a door is opened, it makes stores of its own, so an account that you create is unknown
// the next time. A door also counts mistakes: after three, it lets nobody in until its screen is
// opened again. Make all doors agree on who has an account and who is signed in. Each still keeps
// its own count.
//
// You are done when
// - an account that's created on one screen can sign in on every other
// - a user who signs in on one screen is signed in for the whole app
// - a user who logs out is logged out of the whole app
// - three mistakes on one screen lock it, and no other
// - two apps share nothing
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.5
// Read:   Book/06-CompositionRoot.md, "Two doors, one login"

import AuthenticationData
import AuthenticationDomain
import Navigation
import OnboardingUI
import ProfileUI
import ShopParts

// MARK: - Yours

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call `onboarding`,
/// `profile(of:)` and `checker`.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts them, and asks
  /// the other one.
  private var authenticator: any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: { .random() }))
  }

  var onboarding: any AppScreen {
    OnboardingScreen(authenticator: authenticator, observer: SilentObserver())
  }

  func profile(of account: String) -> any AppScreen {
    ProfileScreen(
      account: account, authenticator: authenticator, visitedShops: NoVisitedShops())
  }

  /// Says who is signed in.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }
}
